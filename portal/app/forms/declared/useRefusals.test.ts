import { expect, test } from 'vitest';
import { refusalsOfData } from './useRefusals.ts';

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
