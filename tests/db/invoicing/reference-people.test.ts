import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from '../payout/call.ts';
import { makeDraft } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';
import { workerCall } from './worker-call.ts';

// Goal: an invoice names reference people of its own profile and client only.
// Method: each field that identifies a person, correct ones first.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const people = [
  { name: 'Per Berg', email: 'per@x.no', phone: '90000000' },
  { name: 'Ida Lie', email: 'ida@x.no' },
];

test(
  'a reference person is identified by id, name or e-mail',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { owner } = invoicer;
      await call(tx, owner, 'update_client', {
        id: invoicer.client.id,
        attributes: { referencePeople: people },
      });
      const [ida, per] = await tx.query<{ id: string }>(
        'select id from app_public.reference_people where client_id = $1 order by name',
        [invoicer.client.id],
      );
      const draft = await makeDraft(tx, invoicer, { clientReferencePerson: { name: 'per berg' } });
      expect(draft.client_reference_person_id).toBe(per?.id);
      const name = (clientReferencePerson: object | null) =>
        call(tx, owner, 'update_invoice', { id: draft.id, clientReferencePerson });
      expect((await name({ email: 'IDA@x.no' })).client_reference_person_id).toBe(ida?.id);
      expect((await name(people[0]!)).client_reference_person_id).toBe(per?.id);
      expect((await name({ id: ida?.id })).client_reference_person_id).toBe(ida?.id);

      const refusal = [{ code: 'INVALID', path: 'clientReferencePerson' }];
      await expectRefusals(name({ name: 'Nobody' }), refusal);
      await expectRefusals(name({ name: 'Per Berg', email: 'ida@x.no' }), refusal);
      await expectRefusals(name({}), refusal);
      await expectRefusals(
        call(tx, owner, 'update_invoice', { id: draft.id, senderReferencePerson: people[0] }),
        [{ code: 'INVALID', path: 'senderReferencePerson' }],
      );
      expect((await name(null)).client_reference_person_id).toBeNull();
    },
  ),
);

test(
  'a copy has no reference person when their client is archived',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { owner } = invoicer;
      const { id } = invoicer.client;
      await call(tx, owner, 'update_client', { id, attributes: { referencePeople: people } });
      const draft = await makeDraft(tx, invoicer, { clientReferencePerson: { name: 'Per Berg' } });
      await call(tx, owner, 'archive_client', { id });
      const copy = await call(tx, owner, 'duplicate_invoice', { id: draft.id });
      expect(copy).toMatchObject({ client_id: null, client_reference_person_id: null });
      await call(tx, owner, 'update_invoice', { id: copy.id, buyerReference: 'PO 2' });
    },
  ),
);

test(
  'both reference people are named on the document',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { owner } = invoicer;
      const [per, ida] = people;
      await call(tx, owner, 'update_client', {
        id: invoicer.client.id,
        attributes: { referencePeople: [per] },
      });
      await call(tx, owner, 'update_freelance_profile', {
        id: invoicer.profile.id,
        attributes: { referencePeople: [ida] },
      });
      const draft = await makeDraft(tx, invoicer, {
        clientReferencePerson: per,
        senderReferencePerson: ida,
      });
      await publish(tx, invoicer, draft.id);
      const payload = await workerCall(tx, 'invoice_payload', draft.id);
      expect(payload).toMatchObject({
        client: { reference: 'Per Berg' },
        senderReference: 'Ida Lie',
      });
    },
  ),
);
