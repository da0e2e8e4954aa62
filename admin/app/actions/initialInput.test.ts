import { expect, test } from 'vitest';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { initialInput } from './ActionDialog.tsx';

const text = { type: 'string' };
const row = { id: 'boa_1', name: 'Ravn', reason: 'Lekk', berth: { id: 'ber_1', name: 'Ytterst' } };
const begin = (schema: CatalogueMutation['schema']) =>
  initialInput({ schema } as CatalogueMutation, row);

test('a form that changes a row begins with it', () => {
  const attributes = { properties: { name: text, berthId: { nodeType: 'Berth' } } };
  expect(begin({ properties: { id: text, attributes } })).toEqual({
    attributes: { name: 'Ravn', berthId: 'ber_1' },
  });
});

test('what another action asks for is not filled from columns of that name', () => {
  expect(begin({ properties: { id: text, reason: text } })).toEqual({});
});

// Requirements: A8.96
test('an action that asks how the row was read is told, with attributes and without', () => {
  const updatedAt = '2027-01-01T12:00:00Z';
  const tell = (properties: CatalogueMutation['schema']['properties']) =>
    initialInput({ schema: { properties } } as CatalogueMutation, { ...row, updatedAt });
  expect(tell({ id: text, updatedAt: text })).toEqual({ updatedAt });
  expect(tell({ updatedAt: text, attributes: { properties: { name: text } } })).toEqual({
    updatedAt,
    attributes: { name: 'Ravn' },
  });
  expect(tell({ id: text })).toEqual({});
});

test('an input begins with the field of the row that its form names', () => {
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
