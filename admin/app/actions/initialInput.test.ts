import { expect, test } from 'vitest';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { initialInput } from './ActionDialog.tsx';

const text = { type: 'string' };
const row = { id: 'boa_1', name: 'Ravn', reason: 'Lekk', berth: { id: 'ber_1', name: 'Ytterst' } };
const begin = (schema: CatalogueMutation['schema']) =>
  initialInput({ schema } as CatalogueMutation, row);

test('a form that changes a row starts with the values of the row', () => {
  const attributes = { properties: { name: text, berthId: { nodeType: 'Berth' } } };
  expect(begin({ properties: { id: text, attributes } })).toEqual({
    attributes: { name: 'Ravn', berthId: 'ber_1' },
  });
});

test('the inputs of other actions are not filled from columns of the same name', () => {
  expect(begin({ properties: { id: text, reason: text } })).toEqual({});
});

// Requirements: A8.96
test('an action with the input updatedAt gets that of the row, with attributes and without', () => {
  const updatedAt = '2027-01-01T12:00:00Z';
  const inputFor = (properties: CatalogueMutation['schema']['properties']) =>
    initialInput({ schema: { properties } } as CatalogueMutation, { ...row, updatedAt });
  expect(inputFor({ id: text, updatedAt: text })).toEqual({ updatedAt });
  expect(inputFor({ updatedAt: text, attributes: { properties: { name: text } } })).toEqual({
    updatedAt,
    attributes: { name: 'Ravn' },
  });
  expect(inputFor({ id: text })).toEqual({});
});

test('an input starts with the field of the row that its form names', () => {
  const schema = { properties: { id: text, captain: text, berthId: text, place: text } };
  const ui = {
    captain: { 'ui:beginWith': 'name' },
    berthId: { 'ui:beginWith': 'none.id' },
    place: { 'ui:beginWith': 'berth.name' },
  };
  expect(initialInput({ schema, ui } as unknown as CatalogueMutation, row)).toEqual({
    captain: 'Ravn',
    place: 'Ytterst',
  });
});
