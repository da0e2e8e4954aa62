import { expect, test } from 'vitest';
import { exampleResource } from '#admin/testing/exampleResource.ts';
import type { Catalogue, CatalogueTransition } from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { canAct, sharedActions } from './sharedActions.ts';

// Goal: selected rows get the actions that all of them have and that need only one input for all.

const move = (action: string, from: string | null, actors = ['OPERATOR_REVIEW']) =>
  ({
    action,
    from,
    to: 'SUNK',
    outcome: 'BAD_END',
    actors,
    condition: null,
    mutation: `${action}Boat`,
  }) satisfies CatalogueTransition;

const boats = exampleResource({
  transitions: [
    move('sink', 'AFLOAT'),
    move('sink', 'DRY'),
    move('dock', 'AFLOAT'),
    move('rate', 'AFLOAT'),
    move('lend', 'AFLOAT'),
    move('moor', 'AFLOAT'),
    move('sell', 'AFLOAT', ['OPERATOR_FINANCE']),
  ],
});
const inputs: Record<string, object> = {
  sink: { reason: { type: 'string' }, updatedAt: { type: ['string', 'null'] } },
  dock: {},
  rate: { stars: { type: 'integer' } },
  lend: { personId: { type: 'string', nodeType: 'Person' } },
  moor: {
    berthId: { type: 'string', nodeType: 'Berth' },
    fee: { type: ['string', 'null'], format: 'minor' },
  },
  sell: {},
};
const uis: Record<string, object> = { moor: { berthId: { 'ui:beginWith': 'offer.berthId' } } };
const mutations = Object.entries(inputs).map(([verb, properties]) => {
  const schema = { properties: { id: { type: 'string', nodeType: 'Boat' }, ...properties } };
  const ui = uis[verb] ?? null;
  return { name: `${verb}Boat`, schema, ui, actors: null } as unknown as CatalogueMutation;
});
const catalogue = { mutations } as unknown as Catalogue;
const operator = { id: '01', name: 'Ada', role: 'REVIEW', actors: ['OPERATOR_REVIEW'] };
const shared = (...rows: Record<string, unknown>[]) =>
  sharedActions(catalogue, boats, rows, operator).map(({ name }) => name);

const afloat = { status: 'AFLOAT' };
const dry = { status: 'DRY' };

test('rows of one state share its actions, except those with an input that differs by row', () => {
  expect(shared(afloat, afloat)).toEqual(['sink', 'dock']);
});

test('a reference is prefilled from each row, and an optional amount is left out', () => {
  const offered = (berthId: string) => ({ ...afloat, offer: { berthId } });
  expect(shared(offered('a'), offered('b'))).toEqual(['sink', 'dock', 'moor']);
  expect(shared(offered('a'), { ...afloat, offer: null })).toEqual(['sink', 'dock']);
});

test('rows of several states share the actions possible in each', () => {
  expect(shared(afloat, dry)).toEqual(['sink']);
  expect(shared(afloat, { ...dry, availableActions: [] })).toEqual([]);
  expect(shared()).toEqual([]);
});

test('a list without such an action has no selection', () => {
  expect(canAct(catalogue, boats, operator)).toBe(true);
  expect(canAct(catalogue, boats, { ...operator, actors: ['OPERATOR_READ'] })).toBe(false);
  const finance = { ...operator, actors: ['OPERATOR_FINANCE'] };
  expect(canAct(catalogue, boats, finance)).toBe(true);
});
