import { expect, test } from 'vitest';
import en from '../messages.en.json' with { type: 'json' };
import { secondLevelFaults } from './secondLevelFaults.ts';

const good = { countryCode: 'NO', number: '91234567', token: '12345' };

test('a whole entry has no fault, and the code is only missed once it was sent', () => {
  expect(secondLevelFaults(good, true)).toEqual({});
  expect(secondLevelFaults({ ...good, token: '' }, false)).toEqual({});
});

test.each([
  [{ countryCode: '' }, { countryCode: 'countryMissing' }],
  [{ number: '' }, { number: 'numberMissing' }],
  [{ number: '+4912' }, { number: 'numberDigits' }],
  [{ token: '' }, { token: 'codeMissing' }],
  [{ token: '12a45' }, { token: 'codeDigits' }],
  [{ token: '1234' }, { token: 'codeLength' }],
])('%j', (change, faults) => {
  expect(secondLevelFaults({ ...good, ...change }, true)).toEqual(faults);
});

// Document B, section 5, in its very words.
test.each([
  ['numberDigits', 'Incorrect phone format (only numbers)'],
  ['codeMissing', 'Confirmation code is required'],
  ['codeDigits', 'Confirmation should only include numbers'],
  ['codeLength', 'Confirmation code must consist of 5 digits'],
] as const)('%s reads “%s”', (fault, text) => {
  expect(en.secondLevel.fault[fault]).toBe(text);
});
