import { expect, test } from 'vitest';
import { exampleResource } from '#admin/testing/exampleResource.ts';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { rowActions } from './rowActions.ts';

const step = (action: string, from: string | null, actors: string[]) => ({
  action,
  from,
  to: 'NEXT',
  outcome: 'OTHERS' as const,
  actors,
  condition: null,
  mutation: `${action}Boat`,
});
const boats = {
  ...exampleResource({ table: 'boats', statusField: 'status' }),
  typeName: 'Boat',
  transitions: [
    step('launch', null, ['OPERATOR_ADMIN']),
    step('sink', 'AFLOAT', ['OPERATOR_ADMIN']),
  ],
};
const scuttle = {
  name: 'scuttleBoat',
  actors: null,
  performs: [],
  offeredWhile: null,
  schema: { properties: { id: { nodeType: 'Boat' } } },
};
const operator = (role: string) => ({ id: '1', name: 'Ada', role, actors: [`OPERATOR_${role}`] });

/** The actions offered on a row, with one mutation that is not the mutation of a transition. */
function offered(mutation: object, record: object = {}, role = 'ADMIN') {
  const catalogue = { mutations: [{ ...scuttle, ...mutation }] } as unknown as Catalogue;
  return rowActions(catalogue, boats, { id: '1', ...record }, operator(role)).map(
    ({ name }) => name,
  );
}

test('a mutation that changes no state is offered only to its declared actors', () => {
  const mutation = { actors: ['OPERATOR_ADMIN'] };
  expect(offered(mutation)).toEqual(['scuttleBoat']);
  expect(offered(mutation, {}, 'REVIEW')).toEqual([]);
});

test('a mutation that needs a column set or unset is offered only then', () => {
  const mutation = { offeredWhile: { field: 'soldOn', isSet: false } };
  expect(offered(mutation, { soldOn: null })).toEqual(['scuttleBoat']);
  expect(offered(mutation, { soldOn: '2026-11-25' })).toEqual([]);
});

test('a second mutation that performs a transition is offered in its from state, to its actors', () => {
  const mutation = { performs: ['boats sink'] };
  expect(offered(mutation, { status: 'AFLOAT' })).toEqual(['scuttleBoat']);
  expect(offered(mutation, { status: 'SUNK' })).toEqual([]);
  expect(offered(mutation, { status: 'AFLOAT' }, 'REVIEW')).toEqual([]);
  // A mutation that creates a row from this one does not depend on its state.
  expect(offered({ performs: ['boats launch'] }, { status: 'SUNK' })).toEqual(['scuttleBoat']);
});
