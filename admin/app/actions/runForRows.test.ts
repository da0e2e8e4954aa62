import { expect, test } from 'vitest';
import { exampleResource } from '#admin/testing/exampleResource.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import type { Refusal } from '../api/authorizedFetch.ts';
import { runForRows } from './runForRows.ts';

// Goal: an action runs on several rows one by one, each in the version shown, and reports the result of each.

const mutation = {
  name: 'sinkBoat',
  schema: {
    properties: {
      id: { type: 'string', nodeType: 'Boat' },
      berthId: { type: 'string', nodeType: 'Berth' },
      reason: { type: 'string' },
      code: { type: 'string' },
      updatedAt: { type: 'string' },
    },
  },
  ui: { updatedAt: { 'ui:widget': 'hidden' }, berthId: { 'ui:beginWith': 'offer.berthId' } },
} as unknown as CatalogueMutation;
const records = ['a', 'b', 'c'].map((id) => ({ id, updatedAt: `seen ${id}` }));

function setUp(refusals: Record<string, Refusal[] | Error> = {}, rows = records) {
  const inputs: Record<string, unknown>[] = [];
  const progress: number[] = [];
  const values = { reason: 'Leaks', code: '123456' };
  const run = async (input: Record<string, unknown>) => {
    inputs.push(input);
    const answer = refusals[String(input.id)] ?? [];
    if (answer instanceof Error) throw answer;
    return { refusals: answer };
  };
  const result = runForRows({
    resource: exampleResource({}),
    mutation,
    records: rows,
    values,
    run,
    onProgress: (done) => progress.push(done),
  });
  return { result, inputs, progress };
}

test('sends each row its version, and the code with the first one only', async () => {
  const { result, inputs, progress } = setUp();
  expect((await result).done).toEqual(records);
  expect(inputs).toEqual([
    { id: 'a', reason: 'Leaks', code: '123456', updatedAt: 'seen a' },
    { id: 'b', reason: 'Leaks', updatedAt: 'seen b' },
    { id: 'c', reason: 'Leaks', updatedAt: 'seen c' },
  ]);
  expect(progress).toEqual([1, 2, 3]);
});

test('sends the value of each row, and a refusal of one does not stop the others', async () => {
  const withOffer = records.map((record) => ({ ...record, offer: { berthId: `at ${record.id}` } }));
  const taken = [{ code: 'INVALID', path: 'berthId' }];
  const { result, inputs } = setUp({ a: taken }, withOffer);
  expect(await result).toMatchObject({ refused: [{ refusals: taken }], ofInputs: [] });
  expect(inputs.map(({ berthId }) => berthId)).toEqual(['at a', 'at b', 'at c']);
});

test('a refused row does not stop the others', async () => {
  const stale = [{ code: 'INVALID_ACTION', path: 'updatedAt' }];
  const { result } = setUp({ b: stale });
  expect(await result).toMatchObject({
    done: [{ id: 'a' }, { id: 'c' }],
    refused: [{ record: { id: 'b' }, refusals: stale }],
    ofInputs: [],
  });
});

test('a refused input stops at the first row, and a lost connection at the row it was lost at', async () => {
  const wrong = [{ code: 'INVALID_TOKEN', path: 'code' }];
  const first = setUp({ a: wrong });
  expect(await first.result).toMatchObject({ done: [], refused: [], ofInputs: wrong });
  expect(first.inputs).toHaveLength(1);
  const lost = setUp({ b: new Error('OFFLINE') });
  expect(await lost.result).toMatchObject({ done: [{ id: 'a' }], cause: new Error('OFFLINE') });
  expect(lost.inputs).toHaveLength(2);
});
