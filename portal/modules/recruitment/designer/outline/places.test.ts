import { expect, test } from 'vitest';
import { readOutline } from '../document/readOutline.ts';
import { afterLifting, oneStep } from './useMoves.ts';

// Goal: a question moves up and down one step at a time, across pages, also across empty ones.
const text = JSON.stringify({
  pages: [
    { questions: [{ id: 'a' }, { id: 'b' }] },
    { questions: [] },
    { questions: [{ id: 'c' }] },
  ],
});
const { pages } = readOutline(text);

test.each([
  [{ page: 0, at: 0 }, 1, { page: 0, at: 1 }],
  [{ page: 0, at: 1 }, 1, { page: 1, at: 0 }],
  [{ page: 1, at: 0 }, 1, { page: 2, at: 0 }],
  [{ page: 2, at: 0 }, 1, null],
  [{ page: 2, at: 0 }, -1, { page: 1, at: 0 }],
  [{ page: 1, at: 0 }, -1, { page: 0, at: 2 }],
  [{ page: 0, at: 0 }, -1, null],
] as const)('from %o by %i', (from, by, to) => {
  expect(oneStep(pages, from, by)).toEqual(to);
});

test('a question dropped further down on its page moves up by one, for the place it left', () => {
  expect(afterLifting({ page: 0, at: 0 }, { page: 0, at: 2 })).toEqual({ page: 0, at: 1 });
  expect(afterLifting({ page: 0, at: 1 }, { page: 0, at: 0 })).toEqual({ page: 0, at: 0 });
  expect(afterLifting({ page: 0, at: 0 }, { page: 1, at: 2 })).toEqual({ page: 1, at: 2 });
});
