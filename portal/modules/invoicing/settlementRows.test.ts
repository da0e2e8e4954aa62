import { expect, test } from 'vitest';
import { settlementRows } from './settlementLabel.ts';

const nothing = { credited: 0, paid: 0, remaining: 0, refund: 0, refunded: 0 };
const rows = (settlement: Partial<typeof nothing>) =>
  settlementRows({ ...nothing, ...settlement }).map(({ name, amount }) => [name, amount]);

test.each([
  ['open', { remaining: 100 }, []],
  [
    'open and credited in part',
    { remaining: 70, credited: 30 },
    [
      ['credited', -30],
      ['remaining', 70],
    ],
  ],
  [
    'paid in part',
    { paid: 60, remaining: 40 },
    [
      ['paid', 60],
      ['remaining', 40],
    ],
  ],
  [
    'credited and paid in part',
    { paid: 60, credited: 10, remaining: 30 },
    [
      ['credited', -10],
      ['paid', 60],
      ['remaining', 30],
    ],
  ],
  ['paid', { paid: 100 }, [['paid', 100]]],
  [
    'credited in part, then paid',
    { paid: 70, credited: 30 },
    [
      ['credited', -30],
      ['paid', 70],
    ],
  ],
  [
    'paid, then credited in part',
    { paid: 100, credited: 30, refund: 30 },
    [
      ['paid', 100],
      ['refund', 30],
    ],
  ],
  [
    'credited, paid, credited again and paid back in part',
    { paid: 70, credited: 100, refund: 70, refunded: 20 },
    [
      ['credited', -30],
      ['paid', 70],
      ['refund', 50],
      ['refunded', 20],
    ],
  ],
  [
    'credited in full',
    { credited: 100 },
    [
      ['credited', -100],
      ['remaining', 0],
    ],
  ],
])('an invoice that is %s has these rows below its total', (_, settlement, expected) => {
  expect(rows(settlement)).toEqual(expected);
});
