import { expect, it } from 'vitest';
import { exampleField, exampleResource } from '../../testing/exampleResource.ts';
import { filterOf } from '../data/filterOf.ts';
import { waitingQuery } from './waitingQuery.ts';

const states = ['ASKED'];
const expected = { status: { in: states } };

it('requests the rows in the states of the queue', () => {
  const boats = exampleResource();
  const { params } = waitingQuery({ resource: boats, states, isMine: true }, 5);
  expect(filterOf(boats, params.filter)).toEqual(expected);
});

it('leaves out archived rows where rows can be archived', () => {
  const beached = exampleField({
    name: 'beachedAt',
    kind: 'datetime' as const,
    tags: { filter: 'archived' },
  });
  const boats = exampleResource({ fields: [...exampleResource().fields, beached] });
  const { params } = waitingQuery({ resource: boats, states, isMine: true }, 5);
  expect(filterOf(boats, params.filter)).toEqual({ ...expected, beachedAt: { isNull: true } });
});
