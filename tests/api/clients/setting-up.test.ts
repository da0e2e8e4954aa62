import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOffice } from '../invoicing/an-office.ts';

// Goal: profiles and clients have the names, shapes and codes that the portal relies on.
// Method: the product's own API over HTTP, with a register that a test can make fail.

let office: Awaited<ReturnType<typeof anOffice>>;
let kari: string;
let profileId: string;

const address = { line1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' };

beforeAll(async () => {
  office = await anOffice();
  kari = await office.signIn('kari@example.no');
});
afterAll(() => office?.[Symbol.asyncDispose]());

const run = <Made>(name: string, input: object, fields: string) =>
  office.run<Made>(kari, name, input, fields);

describe('setting up', () => {
  // Requirements: B3.1
  test('a profile is created with its first bank account, and the session includes it', async () => {
    const attributes = {
      freelanceType: 'INDIVIDUAL',
      agreementVersion: '2026-11',
      firstName: 'Kari',
      lastName: 'Nordmann',
      personalNumber: '130972 48022',
      bankAccount: { accountNumber: '8601 11 17947', currency: 'NOK', default: true },
    };
    const fields =
      'freelanceProfile { id displayName personalNumber salaryTaxPercent defaultBankAccount { accountNumber default } }';
    const { freelanceProfile, errors } = await run<{ freelanceProfile: { id: string } }>(
      'createFreelanceProfile',
      { attributes },
      fields,
    );
    expect(errors).toEqual([]);
    expect(freelanceProfile).toMatchObject({
      id: expect.stringMatching(/^frp_/),
      displayName: 'Kari Nordmann',
      personalNumber: '130972*****',
      salaryTaxPercent: '50',
      defaultBankAccount: { accountNumber: '86011117947', default: true },
    });
    profileId = freelanceProfile.id;
    const answer = await office.api.ask<{ session: object }>(
      '{ session { hasFreelanceProfiles hasIndividualFreelanceProfile } }',
      {},
      kari,
    );
    expect(answer.data.session).toEqual({
      hasFreelanceProfiles: true,
      hasIndividualFreelanceProfile: true,
    });
  });

  test('an organisation has the name that the register returns, and its owner stays unverified', async () => {
    const ingrid = await office.signIn('ingrid@example.no');
    const make = (organizationNumber: string) =>
      office.run<{ freelanceProfile: object }>(
        ingrid,
        'createFreelanceProfile',
        {
          attributes: {
            freelanceType: 'ORGANIZATION',
            agreementVersion: '2026-11',
            organizationName: 'Mitt navn',
            organizationNumber,
            address,
          },
        },
        'freelanceProfile { displayName verified isVatRegistered isInBusinessRegister address { city } }',
      );
    expect(await make('974 760 673')).toEqual({
      freelanceProfile: null,
      errors: [{ code: 'INVALID', path: 'attributes.organizationNumber' }],
    });
    expect(await make('310 238 996')).toEqual({
      freelanceProfile: {
        displayName: 'NORDLYS KONSERTHUS KF',
        verified: false,
        isVatRegistered: true,
        isInBusinessRegister: true,
        address: { city: 'TRONDHEIM' },
      },
      errors: [],
    });
    expect((await make('123456785')).freelanceProfile).toMatchObject({
      displayName: 'Mitt navn',
      verified: false,
      isVatRegistered: false,
      isInBusinessRegister: false,
    });
  });

  // Requirements: B4.11
  test('a further bank account requires a code first', async () => {
    const attributes = { accountNumber: '15034567899', currency: 'NOK' };
    const { errors } = await run(
      'createBankAccount',
      { freelanceProfileId: profileId, attributes },
      'bankAccount { id }',
    );
    expect(errors).toEqual([{ code: 'AUTH_LEVEL_2_REQUIRED', path: '' }]);
  });

  test('a client is entered by hand, and every broken rule is reported', async () => {
    const wrong = {
      freelanceProfileId: profileId,
      clientType: 'INDIVIDUAL',
      name: ' ',
      email: 'x',
      address: { country: 'Norge' },
    };
    const { errors } = await run(
      'createClient',
      { attributes: { ...wrong, address: { ...address, country: 'no' } } },
      'client { id }',
    );
    expect(errors).toEqual(
      expect.arrayContaining([
        { code: 'BLANK', path: 'attributes.name' },
        { code: 'BLANK', path: 'attributes.phone' },
        { code: 'INVALID', path: 'attributes.email' },
        { code: 'INVALID', path: 'attributes.address.country' },
      ]),
    );
    const attributes = {
      ...wrong,
      name: 'Ola Hansen',
      email: 'ola@example.no',
      phone: '+47 900 00 000',
      address,
    };
    const made = await run('createClient', { attributes }, 'client { id phone clientNumber }');
    expect(made).toMatchObject({ client: { phone: '+4790000000' }, errors: [] });
  });

  // Requirements: A7.16
  test('a client from the register has the register’s data, and a bankrupt one is reported', async () => {
    const found = await office.api.ask<{ companies: object[] }>(
      '{ companies(name: "fjell") { name orgNumber markedAsBankruptcy accountExists address { city } } }',
      {},
      kari,
    );
    expect(found.data.companies).toEqual([
      {
        name: 'FJELL OG FJORD AS',
        orgNumber: '974760673',
        markedAsBankruptcy: true,
        accountExists: false,
        address: { city: 'TRONDHEIM' },
      },
    ]);
    for (const typed of [
      '974760673',
      ' 974\u00a0760\u00a0673',
      'NO 974 760 673 MVA',
      'Org.nr. 974.760.673',
    ]) {
      const byNumber = await office.api.ask<{ companies: object[] }>(
        `query ($name: String!) { companies(name: $name) { name orgNumber } }`,
        { name: typed },
        kari,
      );
      expect(byNumber.data.companies, typed).toEqual([
        { name: 'FJELL OG FJORD AS', orgNumber: '974760673' },
      ]);
    }
    const attributes = {
      freelanceProfileId: profileId,
      clientType: 'ORGANIZATION',
      name: 'My name',
      orgNumber: '974760673',
      nationalRegisterCheck: true,
    };
    const { client, errors } = await run<{ client: object }>(
      'createClient',
      { attributes },
      'client { name isInsolvent nationalRegisterCheck preferredDeliveryMethod }',
    );
    expect(errors).toEqual([]);
    expect(client).toEqual({
      name: 'FJELL OG FJORD AS',
      isInsolvent: true,
      nationalRegisterCheck: true,
      preferredDeliveryMethod: 'EHF',
    });
    const unknown = await run(
      'createClient',
      { attributes: { ...attributes, orgNumber: '123456785' } },
      'client { name }',
    );
    expect(unknown.errors).toEqual([{ code: 'INVALID', path: 'attributes.orgNumber' }]);
  });

  // Requirements: A8.22, B8.12
  test('an unavailable register is reported, and a visitor cannot query it', async () => {
    office.register.behave(500);
    const down = await office.api.ask('{ companies(name: "fjell") { name } }', {}, kari);
    expect(down.errors?.[0]?.extensions?.code).toBe('BRREG_QUERY_FAILED');
    const attributes = {
      freelanceProfileId: profileId,
      clientType: 'ORGANIZATION',
      orgNumber: '310397377',
      nationalRegisterCheck: true,
    };
    const { errors } = await run('createClient', { attributes }, 'client { id }');
    expect(errors).toEqual([{ code: 'BRREG_QUERY_FAILED', path: 'attributes.orgNumber' }]);
    // Typed values are accepted as they are, and looked up when the register is back.
    const typed = { ...attributes, nationalRegisterCheck: false, name: 'Havblikk AS', address };
    const made = await run('createClient', { attributes: typed }, 'client { name registerState }');
    expect(made).toEqual({ client: { name: 'Havblikk AS', registerState: null }, errors: [] });
    office.register.behave(200);
    const stranger = await office.api.ask('{ companies(name: "fjell") { name } }');
    expect(stranger.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
  });
});
