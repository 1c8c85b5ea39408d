/** Things that travel over the table, as decoration: the table itself is at once as it will be. */
import './flights.css';
import type { GamePicture, SeenStep } from '@nyhavn/engine';
import { render, type VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayedTable } from '../../table/model/played-table.ts';
import { othersFrom, shownSeat } from '../../table/seat-names.ts';
import { isStill, onAnyTouch } from '../../ui/motion.ts';

const FLIGHT_MS = 450;

/** Calls something with each step that happens while the table is looked at, once it is drawn. */
export function useSteps<Picture extends GamePicture>(
  { steps }: PlayedTable<Picture>,
  act: (step: SeenStep<Picture>) => void,
): void {
  const known = useRef(steps.peek().length);
  const count = steps.value.length;
  useEffect(() => {
    const step = count > known.current ? steps.peek().at(-1) : undefined;
    known.current = count;
    if (step && !isStill()) act(step);
  }, [count]);
}

/** The house of a seat on the table, or what stands for it. */
export function houseAt(table: PlayedTable, seat: number): Element | null {
  const shown = shownSeat(table);
  if (seat === shown) return document.querySelector('.board-house .house');
  const others = document.querySelectorAll('.opponent .house');
  return others[othersFrom(table.seats, shown).indexOf(seat)] ?? null;
}

/** Points fly from a building to the score in its gable. */
export function usePointFlights(table: PlayedTable): void {
  useSteps(table, ({ before, after }) => {
    after.players.forEach(({ score }, seat) => {
      const points = score - (before.players[seat]?.score ?? score);
      const house = houseAt(table, seat);
      if (points <= 0 || !house) return;
      fly(<b class="flight-points">+{points}</b>, house, house.querySelector('.house-score'));
    });
  });
}

/** Lets something travel from one place of the page to another; any tap or key ends it. */
export function fly(thing: VNode, from: Element | null, to: Element | null): void {
  const [start, end] = [from?.getBoundingClientRect(), to?.getBoundingClientRect()];
  if (!start?.width || !end?.width) return;
  const layer = document.createElement('div');
  layer.className = 'flight';
  layer.ariaHidden = 'true';
  const { left, top, width, height } = start;
  for (const [name, value] of Object.entries({ left, top, width, height })) {
    layer.style.setProperty(name, `${value}px`);
  }
  render(thing, layer);
  document.body.append(layer);
  const x = end.left + end.width / 2 - left - width / 2;
  const y = end.top + end.height / 2 - top - height / 2;
  const way = [
    { transform: 'none', opacity: 1 },
    { opacity: 1, offset: 0.7 },
    { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0 },
  ];
  const animation = layer.animate(way, { duration: FLIGHT_MS, easing: 'ease-in-out' });
  const stop = onAnyTouch(() => animation.finish());
  animation.onfinish = () => {
    stop();
    layer.remove();
  };
}
