/** Finds the topic of an element or a point on the screen. */
import { type Topic, topicIn } from './topic.ts';

/** A point of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The place of a question: the element that carries the topic, the one that was meant, and the
 * point.
 */
export interface Place {
  readonly carrier: Element;
  readonly element: Element;
  readonly point: Point | undefined;
}

const TABLE: Topic = { name: 'table', about: [] };

/** The topic of an element: its own, or else the nearest one round it; at last, the table. */
export function topicAt(
  element: Element | null,
  point: Point | undefined,
  refine: (topic: Topic, place: Place) => Topic,
): Topic {
  const carrier = element?.closest('[data-help]');
  if (!element || !carrier) return TABLE;
  return refine(topicIn(carrier.getAttribute('data-help') ?? ''), { carrier, element, point });
}
