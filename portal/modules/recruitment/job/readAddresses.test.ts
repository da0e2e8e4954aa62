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

test('a mailbox that is there twice is invited once, however it is written', () => {
  const pasted =
    'Ida <ida@example.no>; IDA@Example.no\nper@blåbær.example, per@xn--blbr-roah.example';
  expect(readAddresses(pasted)).toEqual(['ida@example.no', 'per@blåbær.example']);
});
