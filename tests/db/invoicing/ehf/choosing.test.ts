import { beforeAll, expect, test } from 'vitest';
import { actor } from '#tests/support/actor.ts';
import { expectRefusals } from '#tests/support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { call } from '../../payout/call.ts';
import { type Invoicer, makeDraft, makeInvoicer } from '../draft.ts';
import { publish } from '../publish.ts';
import { withInvoicer } from '../with-invoicer.ts';
import { jobs, workerCall } from '../worker-call.ts';
import { deliveriesOf, draw, registerForEhf } from './ehf.ts';

// Goal: the database chooses EHF for organisations that prefer and receive it, and nothing else changes.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});
const invoicer = (work: (tx: TestTransaction, at: Invoicer) => Promise<void>) =>
  withInvoicer(() => database, work);
const reference = { buyerReference: 'Avd. 7' };

// Requirements: B11.1
test.each([
  ['EHF', true, reference, 'EHF', '0192:974760673'],
  ['EHF', true, { orderReference: 'PO-1' }, 'EHF', '0192:974760673'],
  ['EHF', false, {}, 'EMAIL', 'faktura@fjellogfjord.no'],
  ['EHF', null, {}, 'EMAIL', 'faktura@fjellogfjord.no'],
  ['EMAIL', true, {}, 'EMAIL', 'faktura@fjellogfjord.no'],
  ['NONE', true, {}, 'NONE', null],
])(
  'preferred %s and registered %s with %o goes by %s (recipient as the document has it)',
  async (preferred, isRegistered, references, channel, recipient) => {
    await database.rolledBack(async (tx) => {
      const at = await makeInvoicer(tx, 'individual', { preferredDeliveryMethod: preferred });
      if (isRegistered !== null) await registerForEhf(tx, at, isRegistered);
      const { id } = await makeDraft(tx, at, references);
      await publish(tx, at, id);
      await draw(tx, at, id);
      expect(await deliveriesOf(tx, id)).toMatchObject([{ channel, recipient }]);
      const sending = channel === 'EHF' ? 'invoicing/deliver_ehf' : 'invoicing/deliver_invoice';
      expect((await jobs(tx)).includes(sending)).toBe(channel !== 'NONE');
    });
  },
);

test(
  'EHF needs no e-mail address, and a receiver that is not registered any more does',
  invoicer(async (tx, at) => {
    await registerForEhf(tx, at);
    await call(tx, at.owner, 'update_client', { id: at.client.id, attributes: { email: null } });
    const { id } = await makeDraft(tx, at, reference);
    await publish(tx, at, id);
    await draw(tx, at, id);
    const [sending] = await deliveriesOf(tx, id);
    expect(sending).toMatchObject({ channel: 'EHF', status: 'PENDING' });
    await registerForEhf(tx, at, false);
    const other = await makeDraft(tx, at, reference);
    await expectRefusals(call(tx, at.owner, 'submit_invoice', { id: other.id }), [
      { code: 'CLIENT_EMAIL_MISSING', path: 'clientId' },
    ]);
  }),
);

test(
  'a draft for EHF without a reference is refused at submission and unchanged',
  invoicer(async (tx, at) => {
    await registerForEhf(tx, at);
    const { id } = await makeDraft(tx, at);
    const submit = () => call(tx, at.owner, 'submit_invoice', { id });
    await expectRefusals(submit(), [{ code: 'BLANK', path: 'buyerReference' }]);
    await call(tx, at.owner, 'update_invoice', { id, orderReference: 'PO-1' });
    expect(await submit()).toMatchObject({ status: 'SUBMITTED', order_reference: 'PO-1' });
  }),
);

test(
  'a reference person at the client is a reference, with a number or a name',
  invoicer(async (tx, at) => {
    await registerForEhf(tx, at);
    await call(tx, at.owner, 'update_client', {
      id: at.client.id,
      attributes: { referencePeople: [{ name: 'Anne Aas', email: 'anne@fjellogfjord.no' }] },
    });
    const { id } = await makeDraft(tx, at, { clientReferencePerson: { name: 'Anne Aas' } });
    expect(await call(tx, at.owner, 'submit_invoice', { id })).toMatchObject({
      status: 'SUBMITTED',
    });
  }),
);

test(
  'an approved document that does not fit EHF goes by e-mail',
  invoicer(async (tx, at) => {
    const { id } = await makeDraft(tx, at);
    await publish(tx, at, id);
    await registerForEhf(tx, at);
    await draw(tx, at, id);
    expect(await deliveriesOf(tx, id)).toMatchObject([{ channel: 'EMAIL', status: 'PENDING' }]);
  }),
);

test(
  'a number is looked up for a new client, a changed number, and an answer that is a day old',
  invoicer(async (tx, at) => {
    const lookUps = async () =>
      (
        await tx.query<{ key: string }>(
          `select key from graphile_worker.jobs where task_identifier = 'clients/look_up_participant' order by key`,
        )
      ).map(({ key }) => key.split(':')[1]);
    expect(await lookUps()).toEqual(['974760673']);
    await call(tx, at.owner, 'update_client', {
      id: at.client.id,
      attributes: { orgNumber: '310793329' },
    });
    expect(await lookUps()).toEqual(['310793329', '974760673']);
    await workerCall(tx, 'record_participant', '310793329', true);
    await tx.query('delete from graphile_worker._private_jobs');
    const first = await makeDraft(tx, at, reference);
    await call(tx, at.owner, 'submit_invoice', { id: first.id });
    expect(await lookUps()).toEqual([]);
    await tx.query(
      `update app_public.ehf_participants set looked_up_at = now() - interval '25 hours'`,
    );
    const second = await makeDraft(tx, at, reference);
    await call(tx, at.owner, 'submit_invoice', { id: second.id });
    expect(await lookUps()).toEqual(['310793329']);
  }),
);

test(
  'private clients are not looked up, and a client shows the known answer',
  invoicer(async (tx, at) => {
    const takes = async () => {
      const { rows } = await tx.as(at.owner, (client) =>
        client.query<{ takes: boolean | null }>(
          'select app_public.clients_takes_ehf(c) as takes from app_public.clients c where c.id = $1',
          [at.client.id],
        ),
      );
      return rows[0]?.takes;
    };
    expect(await takes()).toBeNull();
    await registerForEhf(tx, at);
    expect(await takes()).toBe(true);
    await registerForEhf(tx, at, false);
    expect(await takes()).toBe(false);
    const table = tx.as(at.owner, (client) => client.query('table app_public.ehf_participants'));
    await expect(table).rejects.toThrow(/permission denied/);
  }),
);

test(
  'only the worker records who receives EHF',
  invoicer(async (tx, at) => {
    for (const who of [at.owner, actor.operator('ADMIN')]) {
      const received = tx.as(who, (client) =>
        client.query(`select app_private.record_participant('974760673', true)`),
      );
      await expect(received).rejects.toThrow(/permission denied/);
    }
  }),
);
