import { expect, test } from 'vitest';
import { readAddresses } from './InviteDialog.tsx';

test('addresses are read in any pasted format, in their order', () => {
  const pasted =
    'ida@example.no, per@example.no;\n Nils Ny <nils@example.no>\r\n\tpål@example.no kari@example.no\n';
  expect(readAddresses(pasted)).toEqual([
    'ida@example.no',
    'per@example.no',
    'nils@example.no',
    'pål@example.no',
    'kari@example.no',
  ]);
  expect(readAddresses(' \n, ')).toEqual([]);
});
