import { expect, test } from 'vitest';
import { errorsAt, placeRefusals, refusalsOfData } from './useRefusals.ts';

// Goal: a filled field is not reported as missing. Method: a new client whose address was not sent.
const blank = (path: string) => ({ code: 'BLANK' as const, path: `attributes.address.${path}` });

test('a value in the form is not reported as missing, one of spaces is', () => {
  const data = { attributes: { address: { country: 'NO', line1: ' ' } } };
  const all = [blank('line1'), blank('postalCode'), blank('city'), blank('country')];
  expect(refusalsOfData(all, data)).toEqual(all.slice(0, 3));
});

test('other refusals of a filled field stay, and so does a refusal that is the only one', () => {
  const data = { attributes: { address: { country: 'NO' } } };
  const invalid = { code: 'INVALID' as const, path: 'attributes.address.country' };
  expect(refusalsOfData([invalid, blank('city')], data)).toEqual([invalid, blank('city')]);
  expect(refusalsOfData([blank('country')], data)).toEqual([blank('country')]);
});

test('a missing address is reported at its first field, with the sentence of the whole', () => {
  const names = new Set(['attributes.name', 'attributes.address.line1', 'attributes.address.city']);
  const missing = { code: 'BLANK' as const, path: 'attributes.address' };
  const { placed, unplaced } = placeRefusals([missing], names);
  expect(unplaced).toEqual([]);
  const line1 = { __errors: ['BLANK @attributes.address'] };
  expect(errorsAt(placed)).toEqual({ attributes: { address: { line1 } } });
  const whole = { code: 'INVALID' as const, path: 'attributes' };
  expect(placeRefusals([whole], names)).toEqual({ placed: [], unplaced: [whole] });
});
