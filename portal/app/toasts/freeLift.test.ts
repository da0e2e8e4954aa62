import { expect, test } from 'vitest';
import { freeLift } from './freeLift.ts';

// Goal: a toast covers no button at the bottom of a phone. Method: a window of 844 px, a toast 62 px high.

const message = { top: 766, bottom: 828 };
const tabs = { top: 787, bottom: 844 };

test.each([
  ['stays at the bottom without buttons', [], 0],
  ['is above the tabs', [tabs], 57],
  ['is above a button just over the tabs', [tabs, { top: 720, bottom: 764 }], 124],
  ['stays below a button that is far enough up', [tabs, { top: 640, bottom: 684 }], 57],
  [
    'fits between two buttons, whatever their order',
    [{ top: 560, bottom: 604 }, tabs, { top: 720, bottom: 764 }],
    124,
  ],
  [
    'is above two buttons without space between them',
    [tabs, { top: 640, bottom: 684 }, { top: 720, bottom: 764 }],
    204,
  ],
  ['stays at the bottom if there is no space at all', [{ top: 0, bottom: 844 }], 0],
])('it %s', (_, spans, lift) => {
  expect(freeLift(message, spans)).toBe(lift);
});
