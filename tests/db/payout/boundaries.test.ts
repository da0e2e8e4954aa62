import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from './call.ts';
import { makeFreelancer } from './freelancer.ts';
import { address, profileAttributes } from './profile-attributes.ts';

// Goal: the limits are exactly those of the specification.
// Method: values at both sides of each limit, and the path of each refusal.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Refused = [code: string, path: string][];

const { organization, individual } = profileAttributes;
const paths = (refused: Refused) =>
  refused.map(([code, path]) => ({ code, path: `attributes.${path}` }));

async function make(attributes: object, refused: Refused, stored?: object): Promise<void> {
  await database.rolledBack(async (tx) => {
    const who = await makeFreelancer(tx);
    const made = call(tx, who.owner, 'create_freelance_profile', { attributes });
    if (refused.length > 0) return expectRefusals(made, paths(refused));
    const { id } = await made;
    if (!stored) return;
    const [row] = await tx.query(
      'select account_number, swift_code from app_public.bank_accounts where freelance_profile_id = $1',
      [id],
    );
    expect(row).toMatchObject(stored);
  });
}

const number = 'bankAccount.accountNumber';
// Requirements: A9.6, B5.1, B5.3
test.each<[string, object, Refused, object?]>([
  ['10 characters', { accountNumber: 'ABCDE12345', currency: 'EUR' }, [['TOO_SHORT', number]]],
  ['11 characters', { accountNumber: 'ABCDE123456', currency: 'EUR' }, []],
  ['34 characters', { accountNumber: 'A1'.repeat(17), currency: 'USD' }, []],
  [
    '35 characters',
    { accountNumber: `${'A1'.repeat(17)}B`, currency: 'USD' },
    [['TOO_BIG', number]],
  ],
  [
    '34 characters between separators',
    { accountNumber: ` ${'A-1.'.repeat(17)}/`, currency: 'USD' },
    [],
    { account_number: 'A1'.repeat(17) },
  ],
  ['separators only', { accountNumber: ' .-/ ', currency: 'USD' }, [['BLANK', number]]],
  ['letters in kroner', { accountNumber: '8601111794A', currency: 'NOK' }, [['INVALID', number]]],
  [
    'twelve digits in kroner',
    { accountNumber: '860111179470', currency: 'NOK' },
    [['VERIFICATION_FAILED', number]],
  ],
  [
    'a check digit of ten',
    { accountNumber: '86011117900', currency: 'NOK' },
    [['VERIFICATION_FAILED', number]],
  ],
  ['00 in the middle', { accountNumber: '8601.00.17949', currency: 'NOK' }, []],
  [
    'an IBAN in lower case',
    { accountNumber: 'se45 5000 0000 0583 9825 7466', currency: 'SEK' },
    [],
    { account_number: 'SE4550000000058398257466' },
  ],
  [
    'an IBAN with a wrong digit',
    { accountNumber: 'SE4550000000058398257467', currency: 'SEK' },
    [['VERIFICATION_FAILED', number]],
  ],
  [
    'a Norwegian IBAN with a wrong digit',
    { accountNumber: 'NO94 8601 1117 947', currency: 'EUR' },
    [['VERIFICATION_FAILED', number]],
  ],
  [
    'a SWIFT of 7',
    { accountNumber: '86011117947', currency: 'NOK', swiftCode: 'DNBANOK' },
    [['TOO_SHORT', 'bankAccount.swiftCode']],
  ],
  [
    'a SWIFT of 8',
    { accountNumber: '86011117947', currency: 'NOK', swiftCode: 'dnba no kk' },
    [],
    { swift_code: 'DNBANOKK' },
  ],
  [
    'a SWIFT of 11',
    { accountNumber: '86011117947', currency: 'NOK', swiftCode: 'DNBANOKKXXX' },
    [],
  ],
  [
    'a SWIFT of 12',
    { accountNumber: '86011117947', currency: 'NOK', swiftCode: 'DNBANOKKXXXX' },
    [['TOO_BIG', 'bankAccount.swiftCode']],
  ],
  [
    'no fields',
    {},
    [
      ['BLANK', number],
      ['BLANK', 'bankAccount.currency'],
    ],
  ],
])('an organisation’s account: %s', async (_name, bankAccount, refused, stored) => {
  await make({ ...organization, bankAccount }, refused, stored);
});

// Requirements: B5.1
test.each<[string, string, object, Refused, string?]>([
  ['kroner', 'NO', { accountNumber: '15034567899', currency: 'NOK' }, []],
  [
    'another currency',
    'NO',
    { accountNumber: '15034567899', currency: 'EUR' },
    [['INCLUSION', 'bankAccount.currency']],
  ],
  // Foreign banks have their own formats of account numbers; kroner accounts have digits only.
  ['kroner in Sweden', 'SE', { accountNumber: '123456789012', currency: 'NOK' }, []],
  [
    'letters in Sweden',
    'SE',
    { accountNumber: 'SE12345678901', currency: 'NOK' },
    [['INVALID', number]],
  ],
  [
    'with separators in Denmark',
    'DK',
    { accountNumber: ' 12 34-56 789 01', currency: 'NOK' },
    [],
    '12345678901',
  ],
])('a person’s account: %s', async (_name, country, bankAccount, refused, stored) => {
  const saved = stored ? { account_number: stored } : undefined;
  await make({ ...individual, address: { ...address, country }, bankAccount }, refused, saved);
});

const personal = 'personalNumber';
test.each<[string, string | null, Refused]>([
  ['none', null, [['BLANK', personal]]],
  ['spaces', '   ', [['BLANK', personal]]],
  ['spaces between digits', '130972 48022', []],
  ['ten digits', '1309724802', [['INVALID', personal]]],
  ['twelve digits', '130972480220', [['INVALID', personal]]],
  ['a wrong check digit', '13097248023', [['INVALID', personal]]],
  ['a D-number', '53097248016', []],
  ['a test person, month + 80', '13897248004', []],
  ['a test person, month + 40', '13497248005', []],
  ['a test person with a D-number', '53897248006', []],
  ['a check digit valid from 2032', '13013248014', []],
  ['a thirteenth month', '13137248022', [['INVALID', personal]]],
  ['a Swedish one of six and four digits', '811228-9874', []],
  ['a Swedish one of eight and four digits', '19811228-9874', []],
  ['a Swedish one of a person over 100', '811228+9874', []],
  ['a Swedish one without its dash', '8112289874', [['INVALID', personal]]],
  ['a Swedish one with a wrong digit', '811228-9875', [['INVALID', personal]]],
  ['a Swedish one of seven and four digits', '9811228-9874', [['INVALID', personal]]],
  ['letters', 'abcdefghijk', [['INVALID', personal]]],
])('a person’s number: %s', async (_name, personalNumber, refused) => {
  await make({ ...individual, personalNumber }, refused);
});

test.each<[string, object, Refused]>([
  ['0', { invoiceStartingNumber: 0 }, [['TOO_SMALL', 'invoiceStartingNumber']]],
  ['1', { invoiceStartingNumber: 1 }, []],
  ['9 000 000', { invoiceStartingNumber: 9_000_000 }, []],
  ['9 000 001', { invoiceStartingNumber: 9_000_001 }, [['TOO_BIG', 'invoiceStartingNumber']]],
  ['a tax of -0.01', { salaryTaxPercent: '-0.01' }, [['TOO_SMALL', 'salaryTaxPercent']]],
  ['a tax of 0', { salaryTaxPercent: '0' }, []],
  ['a tax of 100', { salaryTaxPercent: '100' }, []],
  ['a tax of 100.01', { salaryTaxPercent: '100.01' }, [['TOO_BIG', 'salaryTaxPercent']]],
])('a profile with a first invoice number or tax of %s', async (_name, attributes, refused) => {
  await make({ ...individual, ...attributes }, refused);
});
