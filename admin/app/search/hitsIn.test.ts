import { expect, test } from 'vitest';
import { exampleResource } from '../../testing/exampleResource.ts';
import { hitsIn } from './ConsoleSearch.tsx';

// Goal: a table that cannot be searched is told of, and hides nothing that was found elsewhere.

const boats = exampleResource({ name: 'boats' });
const piers = exampleResource({ name: 'piers' });
const fram = { id: 'fram' };
const answer = async ({ name }: typeof boats) => {
  if (name === 'piers') throw new Error('refused');
  return [fram];
};

test('what was found stands beside the table that did not answer', async () => {
  expect(await hitsIn([piers, boats], answer)).toEqual([
    { resource: piers, record: null },
    { resource: boats, record: fram },
  ]);
});

test('where no table answers the search has failed; where none is asked it has not', async () => {
  await expect(hitsIn([piers], answer)).rejects.toThrow('refused');
  expect(await hitsIn([], answer)).toEqual([]);
});
