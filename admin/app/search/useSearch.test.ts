import { expect, test } from 'vitest';
import { exampleResource } from '../../testing/exampleResource.ts';
import { hitsIn, listsNamed } from './useSearch.ts';

// Goal: a table whose search fails is reported, and hides no hits of other tables.

const boats = exampleResource({ name: 'boats' });
const piers = exampleResource({ name: 'piers' });
const fram = { id: 'fram' };
const answer = async ({ name }: typeof boats) => {
  if (name === 'piers') throw new Error('refused');
  return [fram];
};

test('hits are shown beside the table that did not answer', async () => {
  expect(await hitsIn([piers, boats], answer)).toEqual([
    { resource: piers, record: null },
    { resource: boats, record: fram },
  ]);
});

test('the search fails if no table answers, but not if none is searched', async () => {
  await expect(hitsIn([piers], answer)).rejects.toThrow('refused');
  expect(await hitsIn([], answer)).toEqual([]);
});

test('lists are found by their names, those that start with the text first, and only those with a page', () => {
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
