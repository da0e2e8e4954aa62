import { expect, test } from 'vitest';
import { freeLift } from './freeLift.ts';

// Goal: a message covers no button that the thumb reaches for. Method: a window of 844 px, a message 62 px high.

const message = { top: 766, bottom: 828 };
const tabs = { top: 787, bottom: 844 };

test.each([
  ['stays where nothing is', [], 0],
  ['stands above the tabs', [tabs], 57],
  ['stands above a button just over the tabs', [tabs, { top: 720, bottom: 764 }], 124],
  ['stays below a button that is far enough up', [tabs, { top: 640, bottom: 684 }], 57],
  [
    'fits between two buttons, whatever their order',
    [{ top: 560, bottom: 604 }, tabs, { top: 720, bottom: 764 }],
    124,
  ],
  [
    'passes two buttons that leave no room between them',
    [tabs, { top: 640, bottom: 684 }, { top: 720, bottom: 764 }],
    204,
  ],
  ['stays where there is no room at all', [{ top: 0, bottom: 844 }], 0],
])('it %s', (_, spans, lift) => {
  expect(freeLift(message, spans)).toBe(lift);
});
