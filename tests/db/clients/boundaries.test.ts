import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from '../payout/call.ts';
import { makeFreelancer } from '../payout/freelancer.ts';
import { address, profileAttributes } from '../payout/profile-attributes.ts';

// Goal: the limits are exactly those of the specification.
// Method: values at both sides of each limit, and the path of each refusal.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Refused = [code: string, path: string][];

const person = {
  clientType: 'INDIVIDUAL',
  name: 'Ola Hansen',
  email: 'ola@x.no',
  phone: '+4790000000',
  address,
};
const company = { clientType: 'ORGANIZATION', name: 'Fjell AS', orgNumber: '974760673', address };
const per = { name: 'Per Berg', email: 'per@x.no' };

// Requirements: B5.4, B5.7, B5.8
test.each<[string, object, Refused]>([
  ['number 0', { ...person, clientNumber: 0 }, [['TOO_SMALL', 'clientNumber']]],
  ['number 1', { ...person, clientNumber: 1 }, []],
  ['number 99 999 999', { ...person, clientNumber: 99_999_999 }, []],
  ['number 100 000 000', { ...person, clientNumber: 100_000_000 }, [['TOO_BIG', 'clientNumber']]],
  ['number 1.5', { ...person, clientNumber: 1.5 }, [['INVALID', 'clientNumber']]],
  ['no e-mail', { ...person, email: ' ' }, [['BLANK', 'email']]],
  ['half an e-mail', { ...person, email: 'ola@x' }, [['INVALID', 'email']]],
  ['a list of e-mails', { ...person, email: 'root,ola@x.no' }, [['INVALID', 'email']]],
  ['a group of e-mails', { ...person, email: 'alle:ola@x.no;' }, [['INVALID', 'email']]],
  ['an e-mail inside another', { ...person, email: 'ola<per@x.no>' }, [['INVALID', 'email']]],
  ['an e-mail in direction marks', { ...person, email: '\u202aola@x.no\u202c' }, []],
  ['an e-mail of two dots', { ...person, email: 'ola@x..no' }, [['INVALID', 'email']]],
  ['an e-mail with a plus', { ...person, email: "o'la.b+faktura@x-y.co.no" }, []],
  ['an e-mail in Norwegian', { ...person, email: 'åse@blåbær.no' }, []],
  [
    'a reference person with a list of e-mails',
    { ...company, referencePeople: [{ ...per, email: 'root,per@x.no' }] },
    [['INVALID', 'referencePeople.0.email']],
  ],
  ['a phone with spaces', { ...person, phone: '+47 900 00 000' }, []],
  [
    'a phone with letters',
    { ...person, phone: '+47 9000 000x' },
    [['INVALID_PHONE_NUMBER', 'phone']],
  ],
  [
    'a country of one letter',
    { ...person, address: { ...address, country: 'N' } },
    [['INVALID', 'address.country']],
  ],
  [
    'a country in small letters',
    { ...person, address: { ...address, country: 'no' } },
    [['INVALID', 'address.country']],
  ],
  [
    'a company in Iceland',
    { ...company, address: { ...address, country: 'IS' } },
    [['INCLUSION', 'address.country']],
  ],
  [
    'a company in Finland',
    {
      ...company,
      orgNumber: '0112038-9',
      address: { ...address, postalCode: 'FI-00100', country: 'FI' },
    },
    [],
  ],
  ['a company without a phone and an e-mail', company, []],
  ['a number as documents print it', { ...company, orgNumber: 'NO 974 760 673 MVA' }, []],
  [
    'a postcode that has lost its zero',
    { ...person, address: { ...address, postalCode: '150' } },
    [['INVALID', 'address.postalCode']],
  ],
  [
    'a letter in a postcode',
    { ...person, address: { ...address, postalCode: '015O' } },
    [['INVALID', 'address.postalCode']],
  ],
  [
    'a Swedish postcode of four digits',
    { ...person, address: { ...address, postalCode: '1145', country: 'SE' } },
    [['INVALID', 'address.postalCode']],
  ],
  [
    'a Swedish postcode',
    { ...person, address: { ...address, postalCode: 'SE-114 55', country: 'SE' } },
    [],
  ],
  [
    'a Danish postcode',
    { ...person, address: { ...address, postalCode: 'DK-2100', country: 'DK' } },
    [],
  ],
  [
    'a postcode elsewhere',
    { ...person, address: { ...address, postalCode: 'SW1A 1AA', country: 'GB' } },
    [],
  ],
  [
    'an organisation number of eight digits',
    { ...company, orgNumber: '97476067' },
    [['INVALID', 'orgNumber']],
  ],
  [
    'an organisation number that fails mod 11',
    { ...company, orgNumber: '974760674' },
    [['INVALID', 'orgNumber']],
  ],
  [
    'two people of one name and two of one e-mail',
    {
      ...company,
      referencePeople: [
        per,
        { ...per, name: 'PER BERG', email: 'b@x.no' },
        { name: 'Ida', email: 'PER@x.no' },
      ],
    },
    [
      ['TAKEN', 'referencePeople.1.name'],
      ['TAKEN', 'referencePeople.2.email'],
    ],
  ],
  [
    'a person without a name and one with a wrong phone',
    { ...company, referencePeople: [{ email: 'a@x.no' }, { ...per, phone: '9000x0000' }] },
    [
      ['BLANK', 'referencePeople.0.name'],
      ['INVALID_PHONE_NUMBER', 'referencePeople.1.phone'],
    ],
  ],
])('a client with %s', async (_name, attributes, refused) => {
  await database.rolledBack(async (tx) => {
    const { owner } = await makeFreelancer(tx);
    const profile = await call(tx, owner, 'create_freelance_profile', {
      attributes: profileAttributes.individual,
    });
    const made = call(tx, owner, 'create_client', {
      attributes: { freelanceProfileId: profile.id, ...attributes },
    });
    if (refused.length === 0) {
      expect(await made).toMatchObject({ archived_at: null });
      return;
    }
    await expectRefusals(
      made,
      refused.map(([code, path]) => ({ code, path: `attributes.${path}` })),
    );
  });
});
