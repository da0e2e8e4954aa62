import { expect, test } from 'vitest';
import { exampleResource } from '../../testing/exampleResource.ts';
import { hitsIn, listsNamed } from './useSearch.ts';

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

test('lists are found by their names, those that begin with the text first, and none that has no page', () => {
  const docks = exampleResource({ name: 'dryDocks' });
  const rudders = exampleResource({ name: 'docks', hidden: true });
  const found = (text: string) =>
    listsNamed(text, [piers, docks, rudders, boats], ({ name }) => name).map(
      ({ resource }) => resource.name,
    );
  expect(found('DOCK ')).toEqual(['dryDocks']);
  expect(found('bo')).toEqual(['boats']);
  expect(found('s')).toEqual([]);
  expect(
    listsNamed('ts', [docks, boats], ({ name }) => (name === 'boats' ? 'tsunamis' : 'boats')),
  ).toMatchObject([{ resource: boats }, { resource: docks }]);
});
