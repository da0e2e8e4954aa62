import { expect, test } from 'vitest';
import { showAddress } from './AddressRow.tsx';

// Requirements: A3.10
test('an address is one line, with the country by its name', () => {
  const address = {
    line1: 'Storgata 1',
    line2: null,
    postalCode: '0155',
    city: 'Oslo',
    country: 'NO',
  };
  expect(showAddress(address, 'nb')).toBe('Storgata 1, 0155 Oslo, Norge');
  expect(showAddress(address, 'en')).toBe('Storgata 1, 0155 Oslo, Norway');
  expect(showAddress(null, 'nb')).toBe('');
});
