// Goal: the answer of a compiled statement equals Grafast's, byte for byte.
// Method: the same queries over HTTP to two APIs on one filled database, as every kind of caller.
// The long form is `npm run compare -- 2000`.

import { parse } from 'grafast/graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileOperation } from '#plugins/core/compiled/compile-operation.ts';
import { NotCompiled } from '#plugins/core/compiled/text.ts';
import { type BothWays, bothWays } from './support/both-ways.ts';
import { compareAnswers, portalOperations } from './support/compare.ts';

const fewest = 90;

let both: BothWays;
beforeAll(async () => {
  both = await bothWays(1, 1);
});
afterAll(async () => {
  await both?.[Symbol.asyncDispose]();
});

test('random queries and those of the portal are answered alike for every caller', async () => {
  const { sent, compiled, different } = await compareAnswers(both, { seed: 7, rounds: 30 });
  expect(different).toEqual([]);
  expect(compiled).toBeGreaterThan(sent / 3);
  expect([...both.unreadable]).toEqual([]);
});

test('nearly all queries of the portal are compiled', async () => {
  const queries = await portalOperations('query');
  const left = queries.filter(
    ({ document }) =>
      compileOperation(both.compiled.schema, parse(document)) instanceof NotCompiled,
  );
  expect(queries.length - left.length).toBeGreaterThanOrEqual(fewest);
});

test('a list in the order of its function is answered by its statement', async () => {
  const query =
    '{ occupationCodes(keyword: "lege", page: 1, perPage: 5) { total items { id name } } }';
  // The first request compiles the operation, the second is sent as a packet.
  await both.ask({ query }, both.callers.owner!);
  const { compiled, planned, isCompiled } = await both.ask({ query }, both.callers.owner!);
  expect(isCompiled).toBe(true);
  expect(compiled).toEqual(planned);
  expect([...both.unreadable]).toEqual([]);
});
