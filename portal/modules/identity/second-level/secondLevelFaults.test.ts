import { expect, test } from 'vitest';
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
