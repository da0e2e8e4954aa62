import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { makeDraft, makeInvoicer } from './draft.ts';
import { workerCall } from './worker-call.ts';

// Goal: the client gets the document that the operator approved.
// Method: every source of a document is changed between submission and publication, and the two documents are
// compared.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Payload = Record<string, unknown> & { freelancer: object };

const given = [
  'documentNumber',
  'kid',
  'publicPath',
  'status',
  'freelancer',
  'accountPath',
  'settlement',
];
const stated = (payload: Payload) =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => !given.includes(key)));

/** The rows that users, operators and the register can change while an invoice waits. */
async function changeEverything(tx: TestTransaction): Promise<void> {
  await tx.query(`update app_public.clients set name = 'Et annet navn', language = 'EN', email = 'ny@firma.no',
    address = row ('Annen vei 2', null, '0001', 'Oslo', null, 'NO', null, null)`);
  await tx.query(`update app_public.freelance_profiles set organization_name = case freelance_type when 'ORGANIZATION' then 'Et annet AS' end, is_vat_registered = true,
    address = row ('Annen vei 3', null, '0002', 'Oslo', null, 'NO', null, null)`);
  await tx.query(
    `update app_public.invoicing_settings set company_name = 'Andre AS', is_vat_registered = false`,
  );
  await tx.query(
    `update app_public.reference_people set name = 'En annen', reference_number = '2'`,
  );
  await tx.query(`update app_public.occupation_codes set name = 'Et annet yrke'`);
  await tx.query(`update app_public.users set email = 'ny-' || email, language = 'EN'`);
  await tx.query(`update app_public.accounts set slug = 'ny-' || slug`);
}

test.each(['individual', 'organization'] as const)(
  'an invoice of an %s has the contents from its submission',
  async (type) => {
    await database.rolledBack(async (tx) => {
      const invoicer = await makeInvoicer(tx, type, {
        referencePeople: [{ name: 'Per', email: 'per@firma.no', referenceNumber: '1' }],
      });
      const line = { ...invoicer.work, description: null };
      const { id } = await makeDraft(tx, invoicer, {
        lines: [line],
        clientReferencePerson: { name: 'Per' },
      });
      expect(await workerCall(tx, 'invoice_payload', id)).toBe(null);
      await call(tx, invoicer.owner, 'submit_invoice', { id });
      const before = await workerCall<Payload>(tx, 'invoice_payload', id);
      expect(before).toMatchObject({ documentNumber: null, kid: null, publicPath: null });
      await changeEverything(tx);
      await call(tx, actor.operator('REVIEW'), 'approve_invoice', { id });
      await workerCall(tx, 'publish_invoice', id);
      const after = await workerCall<Payload>(tx, 'invoice_payload', id);
      expect(stated(after)).toEqual(stated(before));
      expect(JSON.stringify(after)).not.toMatch(/annen|annet|Andre AS/i);
      // Number, KID and link are new; the recipient is read at publication.
      expect(after).toMatchObject({
        documentNumber: expect.stringMatching(/1$/),
        kid: expect.stringMatching(/^[0-9]{14}$/),
        publicPath: expect.stringMatching(/public-invoice/),
        freelancer: { name: 'Kari Nordmann', email: expect.stringMatching(/^ny-/), language: 'EN' },
        accountPath: expect.stringMatching(/^personal\/ny-/),
      });
      const [page] = await tx.query(
        'select (app_public.public_invoice(public_token)).* from app_public.invoices where id = $1',
        [id],
      );
      expect(page).toMatchObject({ client_name: 'Fjell og Fjord AS', language: 'NB' });
    });
  },
);
