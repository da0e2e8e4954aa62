import { expect, test } from 'vitest';
import { exampleResource } from '#admin/testing/exampleResource.ts';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { statesInWork } from '../../states/useFollowWork.ts';
import { createActions, isAddedByHand } from './createActions.ts';

const step = (action: string, from: string | null, to: string, actors: string[]) => ({
  action,
  from,
  to,
  actors,
  outcome: 'OTHERS',
  condition: null,
  mutation: actors.includes('WORKER') ? null : `${action}Boat`,
});
const boats = {
  ...exampleResource(),
  typeName: 'Boat',
  transitions: [
    step('launch', null, 'AFLOAT', ['OPERATOR_FINANCE']),
    step('copy', null, 'AFLOAT', ['OPERATOR_FINANCE']),
    step('take', null, 'AFLOAT', ['WORKER']),
    step('sink', 'AFLOAT', 'SINKING', ['OPERATOR_FINANCE']),
    step('finish', 'SINKING', 'SUNK', ['WORKER']),
  ],
};
const mutation = (name: string, properties: object, more: object = {}) => ({
  name,
  schema: { properties },
  payloadType: 'Boat',
  performs: ['boats step'],
  actors: null,
  ...more,
});
const order = { performs: [], actors: ['OPERATOR_FINANCE'] };
const catalogue = {
  mutations: [
    mutation('launchBoat', { file: {} }),
    mutation('copyBoat', { id: { nodeType: 'Boat' } }),
    mutation('sinkBoat', { id: { nodeType: 'Boat' } }),
    mutation('orderBoat', { attributes: {} }, order),
    mutation('orderCrew', { attributes: {} }, { ...order, payloadType: 'Crew' }),
    mutation('nameBoat', { id: { nodeType: 'Boat' } }, order),
  ],
} as unknown as Catalogue;
const operator = (role: string) => ({ id: '1', name: 'A', role, actors: [`OPERATOR_${role}`] });

test('a row is created by a first transition without another row, or a mutation that returns one, if permitted', () => {
  const names = (role: string) =>
    createActions(catalogue, boats, operator(role)).map(({ name }) => name);
  expect(names('FINANCE')).toEqual(['launchBoat', 'orderBoat']);
  expect(names('REVIEW')).toEqual([]);
});

test('rows can be added by hand if any operator has a form or a button, not if only the worker creates them', () => {
  const closed = { ...boats, operations: { ...boats.operations, createInput: null } };
  const born = { ...closed, transitions: [step('launch', null, 'AFLOAT', ['OWNER', 'WORKER'])] };
  const typeName = 'Journal';
  expect(isAddedByHand(catalogue, { ...boats, typeName, transitions: [] })).toBe(true);
  expect(isAddedByHand(catalogue, closed)).toBe(true);
  expect(isAddedByHand(catalogue, { ...born, typeName })).toBe(false);
});

test('a state that only the worker leaves is a state in work', () => {
  expect(statesInWork(boats)).toEqual(['SINKING']);
});
