import { expect, test } from 'vitest';
import { mayCreate } from './mayCreate.ts';

const move = (from: string | null, actors: string[]) => ({
  ...{ action: from ? 'sink' : 'create', from, to: 'AFLOAT', actors },
});
const states = (...moves: ReturnType<typeof move>[]) => ({ states: { outcomes: {}, moves } });

test('whom the transition from nothing names may make a row, and nobody else', () => {
  const screen = states(move(null, ['OWNER', 'ADMIN']), move('AFLOAT', ['MEMBER']));
  expect(mayCreate(screen, 'OWNER')).toBe(true);
  expect(mayCreate(screen, 'MEMBER')).toBe(false);
  expect(mayCreate(screen, null)).toBe(false);
});

test('a table without states leaves it to the database', () => {
  expect(mayCreate({ states: null }, 'MEMBER')).toBe(true);
});
