import { expect, test } from 'vitest';
import { changedParts } from '#forms/describe/changed-parts.ts';
import { mergeUi } from '#forms/describe/form-ui.ts';

// Goal: a half-filled form that is opened again does not overwrite changes saved elsewhere
// meanwhile.
test('only changed parts are stored, and the others follow the current row', () => {
  const row = { id: 'dep_1', updatedAt: '1', name: 'Blåfløy', description: 'Små barn' };
  const stored = changedParts(row, { ...row, name: 'Blåfløy 2' });
  expect(stored).toEqual({ name: 'Blåfløy 2' });
  const now = { ...row, updatedAt: '2', description: 'Store barn' };
  expect(mergeUi(now, stored)).toEqual({ ...now, name: 'Blåfløy 2' });
});

test('parts are compared field by field, lists as a whole, and an emptied field is a change', () => {
  const row = {
    attributes: { name: 'Ravn', phone: '1', address: { city: 'Oslo', country: 'NO' }, tags: ['a'] },
  };
  const { attributes } = row;
  expect(changedParts(row, { attributes: { ...attributes } })).toEqual({});
  const next = { ...attributes, phone: '', address: { ...attributes.address, city: 'Bergen' } };
  expect(changedParts(row, { attributes: { ...next, tags: ['a', 'b'] } })).toEqual({
    attributes: { phone: '', address: { city: 'Bergen' }, tags: ['a', 'b'] },
  });
});
