import { expect, test } from 'vitest';
import { deniedActions } from '#admin/app/actions/ActionButtons.tsx';
import { exampleResource } from '#admin/testing/exampleResource.ts';
import type { Catalogue, CatalogueTransition } from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';

// Goal: a button that is disabled names the roles that may use it and the reason.

const move = (action: string, actors: string[], condition: string | null = null) =>
  ({
    action,
    from: 'AFLOAT',
    to: 'SUNK',
    outcome: 'BAD_END',
    actors,
    condition,
    mutation: `${action}Boat`,
  }) satisfies CatalogueTransition;

const boats = exampleResource({
  transitions: [
    move('sink', ['OPERATOR_REVIEW']),
    move('sell', ['OPERATOR_FINANCE']),
    move('tow', ['OPERATOR_REVIEW'], 'boat_is_adrift'),
    move('paint', ['OWNER']),
    move('refund', ['OPERATOR_FINANCE']),
  ],
});
// A refund is made on the page of the payment.
const taken = { sink: 'Boat', sell: 'Boat', tow: 'Boat', paint: 'Boat', refund: 'Payment' };
const mutations = Object.entries(taken).map(([verb, nodeType]) => {
  const schema = { properties: { id: { nodeType } } };
  return { name: `${verb}Boat`, schema, actors: null } as unknown as CatalogueMutation;
});
const catalogue = { mutations } as unknown as Catalogue;
const operator = { id: '01', name: 'Ada', role: 'REVIEW', actors: ['OPERATOR_REVIEW'] };
const denied = (record: object) =>
  deniedActions(catalogue, boats, { ...record }, operator).map(({ name, because, roles }) => [
    name,
    because,
    ...roles,
  ]);

test('an action of another role names that role', () => {
  expect(denied({ status: 'AFLOAT' })).toEqual([['sell', 'role', 'FINANCE', 'ADMIN']]);
});

test('an action that the row does not allow differs from one the operator may not take on their own row', () => {
  expect(denied({ status: 'AFLOAT', availableActions: [] })).toEqual([
    ['sink', 'own', 'REVIEW', 'ADMIN'],
    ['sell', 'role', 'FINANCE', 'ADMIN'],
    ['tow', 'row', 'REVIEW', 'ADMIN'],
  ]);
});

test('an action that no operator may take, or not in this state, is not listed', () => {
  expect(denied({ status: 'SUNK' })).toEqual([]);
});
