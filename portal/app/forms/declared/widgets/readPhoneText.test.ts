import { expect, test } from 'vitest';
import { readPhoneText } from './NationalNumberWidget.tsx';

// Requirements: A5.10, B5.14
test.each([
  ['91234567', { number: '91234567' }],
  ['912 34 567', { number: '91234567' }],
  ['+47 912 34 567', { countryCode: 'NO', number: '91234567' }],
  ['004791234567', { countryCode: 'NO', number: '91234567' }],
  ['+46 (0)70 123 45 67', { countryCode: 'SE', number: '701234567' }],
  ['+47 (0) 40000000', { countryCode: 'NO', number: '40000000' }],
  // Typed sign by sign: the prefix has already chosen the country.
  ['(0) 40000000', { number: '40000000' }],
  ['+358 412345678', { countryCode: 'FI', number: '412345678' }],
  ['+1 212 555 0100', { number: '+12125550100' }],
  ['+', { number: '+' }],
  ['912-34-567', { number: '912-34-567' }],
])('%s', (text, read) => {
  expect(readPhoneText(text)).toEqual(read);
});
