/** From a point on a house to the topic of that part. */
import { HOUSE } from '../../../art/house.tsx';
import type { Place, Point } from '../../../table/help/point.ts';
import { type Topic, topicIn, topicText } from '../../../table/help/topic.ts';
import { cellName, SIZE } from '../geometry.ts';

/** The circle of the points in the gable, and how far coats of arms reach above the columns; in units of the drawing. */
const SCORE = { x: 122, y: 43, radius: 24 } as const;
const COAT_REACH = 28;

/** The topic of the part of a house or track at a point. */
export function refineTopic(topic: Topic, { carrier, element, point }: Place): Topic {
  const box = element.closest('[data-box]')?.getAttribute('data-box');
  if (topic.name === 'track' && box) return { name: 'box', about: [...topic.about, box] };
  const art = carrier.querySelector('.house:not(.house-small)');
  if (topic.name !== 'house' || !point || !art) return topic;
  const { left, top, width, height } = art.getBoundingClientRect();
  const unit = Math.min(width / HOUSE.width, height / HOUSE.height);
  if (unit === 0) return topic;
  return partOfHouse(topic, {
    x: (point.x - left - (width - unit * HOUSE.width) / 2) / unit,
    y: (point.y - top - (height - unit * HOUSE.height) / 2) / unit,
  });
}

/** The part of a house at a point in the units of its picture. */
export function partOfHouse(house: Topic, { x, y }: Point): Topic {
  const [seat = '0'] = house.about;
  const column = Math.floor((x - HOUSE.left) / HOUSE.cell);
  const row = SIZE.rows - 1 - Math.floor((y - HOUSE.top) / HOUSE.cell);
  const isInColumns = column >= 0 && column < SIZE.columns;
  const isInRows = row >= 0 && row < SIZE.rows;
  const letter = cellName([column, 0]).charAt(0);
  if (isInColumns && isInRows) return topicIn(topicText('cell', seat, cellName([column, row])));
  if (isInRows) return topicIn(topicText(column < 0 ? 'row' : 'coat', seat, row + 1));
  if (isInColumns && y < HOUSE.top && y > HOUSE.top - COAT_REACH) {
    return topicIn(topicText('coat', seat, letter));
  }
  const isScore = Math.hypot(x - SCORE.x, y - SCORE.y) < SCORE.radius;
  return isScore ? topicIn(topicText('score', seat)) : house;
}
