import { expect, test } from 'vitest';
import { exampleResource } from '#admin/testing/exampleResource.ts';
import type { Catalogue, CatalogueTransition } from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { canAct, sharedActions } from './sharedActions.ts';

// Goal: selected rows get the actions that all of them have, where one input serves for all.

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

test('rows of one state share its actions, but no value that each has of its own', () => {
  expect(shared(afloat, afloat)).toEqual(['sink', 'dock']);
});

test('another row is named by each of them, and an amount is left out where it may be', () => {
  const offered = (berthId: string) => ({ ...afloat, offer: { berthId } });
  expect(shared(offered('a'), offered('b'))).toEqual(['sink', 'dock', 'moor']);
  expect(shared(offered('a'), { ...afloat, offer: null })).toEqual(['sink', 'dock']);
});

test('rows of several states share what is possible in each', () => {
  expect(shared(afloat, dry)).toEqual(['sink']);
  expect(shared(afloat, { ...dry, availableActions: [] })).toEqual([]);
  expect(shared()).toEqual([]);
});

test('a list without such an action has nothing to select', () => {
  expect(canAct(catalogue, boats, operator)).toBe(true);
  expect(canAct(catalogue, boats, { ...operator, actors: ['OPERATOR_READ'] })).toBe(false);
  const finance = { ...operator, actors: ['OPERATOR_FINANCE'] };
  expect(canAct(catalogue, boats, finance)).toBe(true);
});
