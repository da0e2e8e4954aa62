import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call, type Row } from '../payout/call.ts';
import { type Freelancer, makeFreelancer } from '../payout/freelancer.ts';
import { address, profileAttributes } from '../payout/profile-attributes.ts';

// Goal: clients have the fields that the specification demands; the register's fields cannot be changed by users.
// Method: the mutations that a user calls, first correctly, then with each rule broken.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const organization = {
  clientType: 'ORGANIZATION',
  name: 'Fjell AS',
  orgNumber: '974 760 673',
  address,
};
const person = {
  clientType: 'INDIVIDUAL',
  name: 'Ola Hansen',
  email: 'ola@x.no',
  phone: '+4790000000',
  address,
};
const company = {
  name: 'FJELL OG FJORD AS',
  orgNumber: '974760673',
  address: { line1: 'Fjordveien 8', postalCode: '7042', city: 'TRONDHEIM', country: 'NO' },
  markedAsBankruptcy: true,
  underLiquidation: false,
  underForcedLiquidation: false,
  deleted: false,
};

type Invoicer = Freelancer & {
  profile: Row;
  add: (attributes: object, prepared?: object) => Promise<Row>;
};

function withInvoicer(work: (tx: TestTransaction, invoicer: Invoicer) => Promise<void>) {
  return () =>
    database.rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      const profile = await call(tx, who.owner, 'create_freelance_profile', {
        attributes: profileAttributes.individual,
      });
      const add = (attributes: object, prepared?: object) =>
        call(tx, who.owner, 'create_client', {
          attributes: { freelanceProfileId: profile.id, ...attributes },
          ...(prepared ? { $prepared: prepared } : {}),
        });
      await work(tx, { ...who, profile, add });
    });
}

describe('a client', () => {
  // Requirements: B3.2, B11.2
  test(
    'gets a number, a delivery method and a language by default',
    withInvoicer(async (_tx, { add }) => {
      const made = await add(organization);
      expect(made).toMatchObject({
        preferred_delivery_method: 'EHF',
        language: 'NB',
        org_number: '974760673',
      });
      expect(made.client_number).toBeGreaterThan(0);
      expect(made.client_number).toBeLessThan(100_000_000);
      expect(await add(person)).toMatchObject({
        preferred_delivery_method: 'EMAIL',
        org_number: null,
      });
    }),
  );

  // Requirements: A8.42, B1.4, B5.5
  test(
    'that is a private person reports every missing field',
    withInvoicer(async (_tx, { add }) => {
      await expectRefusals(add({ clientType: 'INDIVIDUAL', preferredDeliveryMethod: 'EHF' }), [
        ...[
          'name',
          'email',
          'phone',
          'address.line1',
          'address.postalCode',
          'address.city',
          'address.country',
        ].map((field) => ({ code: 'BLANK', path: `attributes.${field}` })),
        { code: 'INVOICE_NOT_ORGANIZATION', path: 'attributes.preferredDeliveryMethod' },
      ]);
      await expectRefusals(
        add({ ...person, email: 'ola', phone: '90 x', clientNumber: 100_000_000 }),
        [
          { code: 'INVALID', path: 'attributes.email' },
          { code: 'INVALID_PHONE_NUMBER', path: 'attributes.phone' },
          { code: 'TOO_BIG', path: 'attributes.clientNumber' },
        ],
      );
      await expectRefusals(add({ ...person, address: { ...address, country: 'Norge' } }), [
        { code: 'INVALID', path: 'attributes.address.country' },
      ]);
      // A private person may live anywhere; an organisation must be in a supported country.
      await add({ ...person, address: { ...address, country: 'US' } });
    }),
  );

  // Requirements: A1.16, A8.32, B1.4, B5.6, B5.7
  test(
    'that is an organisation reports every invalid field',
    withInvoicer(async (_tx, { add }) => {
      await expectRefusals(
        add({ clientType: 'ORGANIZATION', name: ' ', address: { ...address, country: 'US' } }),
        [
          { code: 'BLANK', path: 'attributes.name' },
          { code: 'BLANK', path: 'attributes.orgNumber' },
          { code: 'INCLUSION', path: 'attributes.address.country' },
        ],
      );
      await expectRefusals(add({ ...organization, orgNumber: '974760674' }), [
        { code: 'INVALID', path: 'attributes.orgNumber' },
      ]);
      await add({
        ...organization,
        orgNumber: '556036-0793',
        address: { ...address, postalCode: '114 55', country: 'SE' },
      });
      await add({ ...organization, clientNumber: 7 });
      await expectRefusals(add({ ...organization, clientNumber: 7 }), [
        { code: 'TAKEN', path: 'attributes.orgNumber' },
        { code: 'TAKEN', path: 'attributes.clientNumber' },
      ]);
    }),
  );

  // Requirements: A6.31
  test(
    'belongs to an active profile of the same account',
    withInvoicer(async (tx, invoicer) => {
      const other = await makeFreelancer(tx);
      const stranger = { attributes: { ...person, freelanceProfileId: invoicer.profile.id } };
      await expectRefusals(call(tx, other.owner, 'create_client', stranger), [
        { code: 'INVALID', path: 'attributes.freelanceProfileId' },
      ]);
      await expectRefusals(call(tx, invoicer.member, 'create_client', stranger), [
        { code: 'UNAUTHORIZED' },
      ]);
      await expectRefusals(call(tx, invoicer.owner, 'create_client', { attributes: person }), [
        { code: 'BLANK', path: 'attributes.freelanceProfileId' },
      ]);
      await call(tx, invoicer.owner, 'archive_freelance_profile', { id: invoicer.profile.id });
      await expectRefusals(invoicer.add(person), [
        { code: 'FREELANCE_PROFILE_ARCHIVED', path: 'attributes.freelanceProfileId' },
      ]);
    }),
  );
});

describe('a client from the register', () => {
  const picked = {
    clientType: 'ORGANIZATION',
    name: 'Something else',
    orgNumber: '974760673',
    nationalRegisterCheck: true,
  };

  // Requirements: B3.3
  test(
    'has the register’s fields, and only with the register’s answer',
    withInvoicer(async (tx, { add }) => {
      await expectRefusals(add({ ...picked, address }), [
        { code: 'BRREG_QUERY_FAILED', path: 'attributes.orgNumber' },
      ]);
      expect(await add(picked, { company })).toMatchObject({
        name: company.name,
        national_register_check: true,
        address: { city: 'TRONDHEIM' },
      });
      // Another user who enters the same number gets the same fields.
      const received = await tx.query(
        'select state, is_insolvent from app_public.register_entries where organization_number = $1',
        [company.orgNumber],
      );
      expect(received).toEqual([{ state: 'BANKRUPT', is_insolvent: true }]);
    }),
  );

  // Requirements: A8.30, B4.15, B7.13
  test(
    'cannot change its registered fields',
    withInvoicer(async (tx, { add, owner }) => {
      const { id } = await add(picked, { company });
      const update = (attributes: object) => call(tx, owner, 'update_client', { id, attributes });
      await expectRefusals(
        update({ name: 'X', orgNumber: '123456785', address, clientType: 'INDIVIDUAL' }),
        [
          { code: 'IMMUTABLE', path: 'attributes.clientType' },
          ...['name', 'orgNumber', 'address'].map((field) => ({
            code: 'IMMUTABLE',
            path: `attributes.${field}`,
          })),
        ],
      );
      const changed = await update({
        friendlyName: 'Fjell',
        email: 'post@fjell.no',
        language: 'EN',
        address: company.address,
      });
      expect(changed).toMatchObject({
        friendly_name: 'Fjell',
        email: 'post@fjell.no',
        language: 'EN',
      });
    }),
  );
});

test(
  'an archived client frees its organisation number, and its reference people are still listed',
  withInvoicer(async (tx, { add, owner }) => {
    const people = [{ name: 'Per', email: 'per@x.no' }];
    const { id } = await add({ ...organization, referencePeople: people });
    await call(tx, owner, 'archive_client', { id });
    await call(tx, owner, 'archive_client', { id });
    await add(organization);
    const rows = await tx.query('select from app_public.reference_people where client_id = $1', [
      id,
    ]);
    expect(rows).toHaveLength(1);
  }),
);
