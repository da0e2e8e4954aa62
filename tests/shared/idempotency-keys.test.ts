// Goal: a double click, a retry and a lost answer share one idempotency key; every other call has
// its own.
import { expect, test } from 'vitest';
import { IdempotencyKeys } from '#shared/idempotency-keys.ts';

function setUp() {
  const clock = { now: 0 };
  return { clock, intents: new IdempotencyKeys(() => clock.now) };
}

test('the same press during the first call has the same key', () => {
  const { intents } = setUp();
  const first = intents.begin('make');
  expect(intents.begin('make')).toBe(first);
});

test('a double click after the answer has the same key; a later press does not', () => {
  const { clock, intents } = setUp();
  const key = intents.begin('make');
  intents.end(key, 'answered');
  clock.now = 300;
  expect(intents.begin('make')).toBe(key);
  intents.end(key, 'answered');
  clock.now = 1_300;
  expect(intents.begin('make')).not.toBe(key);
});

test('a lost call keeps its key while it is retried', () => {
  const { clock, intents } = setUp();
  const key = intents.begin('make');
  intents.end(key, 'lost');
  clock.now = 3_600_000;
  expect(intents.begin('make')).toBe(key);
});

test('another value in between ends it: set, changed and set again are three keys', () => {
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

test('the server accepts the key', () => {
  expect(setUp().intents.begin('make')).toMatch(/^[0-9a-f]{32}$/);
});
