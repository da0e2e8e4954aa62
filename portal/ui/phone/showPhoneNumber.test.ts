import { expect, test } from 'vitest';
import { showPhoneNumber } from './showPhoneNumber.ts';

// Requirements: A3.17
test('a number is shown with its prefix and in groups', () => {
  const shown = (countryCode: string, number: string) =>
    showPhoneNumber({ countryCode, number }).replaceAll('\u00a0', ' ');
  expect(shown('NO', '91234567')).toBe('+47 912 34 567');
  expect(shown('SE', '701234567')).toBe('+46 701 234 567');
  expect(shown('PL', '51234')).toBe('PL 512 34');
});
