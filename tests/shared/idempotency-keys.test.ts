// Goal: a double click, a retry and a lost answer are one intent; everything else is its own.
import { expect, test } from 'vitest';
import { IdempotencyKeys } from '#shared/idempotency-keys.ts';

function setUp() {
  const clock = { now: 0 };
  return { clock, intents: new IdempotencyKeys(() => clock.now) };
}

test('the same press while the first is under way is the first', () => {
  const { intents } = setUp();
  const first = intents.begin('make');
  expect(intents.begin('make')).toBe(first);
});

test('a double click that comes after the answer is still the first; a later press is not', () => {
  const { clock, intents } = setUp();
  const key = intents.begin('make');
  intents.end(key, 'answered');
  clock.now = 300;
  expect(intents.begin('make')).toBe(key);
  intents.end(key, 'answered');
  clock.now = 1_300;
  expect(intents.begin('make')).not.toBe(key);
});

test('what was lost keeps its key for as long as it is tried again', () => {
  const { clock, intents } = setUp();
  const key = intents.begin('make');
  intents.end(key, 'lost');
  clock.now = 3_600_000;
  expect(intents.begin('make')).toBe(key);
});

test('another thing in between ends it: set, changed and set again are three', () => {
  const { intents } = setUp();
  const first = intents.begin('on');
  intents.end(first, 'lost');
  const second = intents.begin('off');
  intents.end(second, 'answered');
  const third = intents.begin('on');
  expect(new Set([first, second, third]).size).toBe(3);
  intents.end(first, 'answered');
  expect(intents.begin('on')).toBe(third);
});

test('a key is one the server takes', () => {
  expect(setUp().intents.begin('make')).toMatch(/^[0-9a-f]{32}$/);
});
