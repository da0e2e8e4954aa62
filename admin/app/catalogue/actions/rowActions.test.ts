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

/** The actions offered on a row, when there is one mutation that is no step's own. */
function offered(mutation: object, record: object = {}, role = 'ADMIN') {
  const catalogue = { mutations: [{ ...scuttle, ...mutation }] } as unknown as Catalogue;
  return rowActions(catalogue, boats, { id: '1', ...record }, operator(role)).map(
    ({ name }) => name,
  );
}

test('a mutation that moves no state is offered only to whom it is meant for', () => {
  const mutation = { actors: ['OPERATOR_ADMIN'] };
  expect(offered(mutation)).toEqual(['scuttleBoat']);
  expect(offered(mutation, {}, 'REVIEW')).toEqual([]);
});

test('an act that needs a column set or unset is offered only then', () => {
  const mutation = { offeredWhile: { field: 'soldOn', isSet: false } };
  expect(offered(mutation, { soldOn: null })).toEqual(['scuttleBoat']);
  expect(offered(mutation, { soldOn: '2026-11-25' })).toEqual([]);
});

test('a second mutation that takes a step is offered in the state of that step, to those who may take it', () => {
  const mutation = { performs: ['boats sink'] };
  expect(offered(mutation, { status: 'AFLOAT' })).toEqual(['scuttleBoat']);
  expect(offered(mutation, { status: 'SUNK' })).toEqual([]);
  expect(offered(mutation, { status: 'AFLOAT' }, 'REVIEW')).toEqual([]);
  // One that makes a row from this one waits for no state of it.
  expect(offered({ performs: ['boats launch'] }, { status: 'SUNK' })).toEqual(['scuttleBoat']);
});
