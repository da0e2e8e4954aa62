import { beforeAll, expect, test } from 'vitest';
import { actor } from '#tests/support/actor.ts';
import { expectRefusals } from '#tests/support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { call } from '../../payout/call.ts';
import { credit, makePublished, publishCredit } from '../credit/credit.ts';
import { type Invoicer, makeDraft, makeInvoicer } from '../draft.ts';
import { publish } from '../publish.ts';
import { withInvoicer } from '../with-invoicer.ts';
import { registerForEhf } from './ehf.ts';

// Goal: a draft shows the faults that prevent EHF before it is submitted, and a gap in a series is found.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});
const inTransaction = (work: (tx: TestTransaction, at: Invoicer) => Promise<void>) =>
  withInvoicer(() => database, work);

async function faultsOf(tx: TestTransaction, who: Invoicer['owner'], id: string) {
  const { rows } = await tx.as(who, (client) =>
    client.query<{ faults: string[] }>(
      'select app_public.invoices_ehf_faults(i) as faults from app_public.invoices i where i.id = $1',
      [id],
    ),
  );
  return rows[0]?.faults;
}

// Requirements: B11.7
test(
  'a draft to a receiver of EHF requires a reference',
  inTransaction(async (tx, at) => {
    const { id } = await makeDraft(tx, at);
    const faults = () => faultsOf(tx, at.owner, id);
    expect(await faults()).toEqual([]);
    await registerForEhf(tx, at);
    expect(await faults()).toEqual(['buyerReference']);
    await call(tx, at.owner, 'update_invoice', { id, orderReference: 'PO-1' });
    expect(await faults()).toEqual([]);
    await call(tx, at.owner, 'update_invoice', { id, orderReference: null });
    expect(await faults()).toEqual(['buyerReference']);
    await call(tx, at.owner, 'update_client', {
      id: at.client.id,
      attributes: { referencePeople: [{ name: 'Anne Aas', email: 'anne@fjellogfjord.no' }] },
    });
    await call(tx, at.owner, 'update_invoice', {
      id,
      clientReferencePerson: { name: 'Anne Aas' },
    });
    expect(await faults()).toEqual([]);
  }),
);

// Requirements: B11.7
test(
  'each fault of the client is shown once, at the field of the draft, as at submission',
  inTransaction(async (tx, at) => {
    const { id } = await makeDraft(tx, at);
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `update app_public.clients set org_number = '974760674', address.country = null where id = $1`,
      [at.client.id],
    );
    await tx.query(
      `insert into app_public.ehf_participants (organization_number, takes_ehf, looked_up_at) values ('974760674', true, now())`,
    );
    await tx.query('set local session_replication_role = origin');
    expect(await faultsOf(tx, at.owner, id)).toEqual(['buyerReference', 'clientId']);
    await expectRefusals(call(tx, at.owner, 'submit_invoice', { id }), [
      { code: 'BLANK', path: 'buyerReference' },
      { code: 'INVALID', path: 'clientId' },
    ]);
  }),
);

test(
  'no fault is shown for a draft by e-mail, after submission, and to other accounts',
  inTransaction(async (tx, at) => {
    await registerForEhf(tx, at);
    const { id } = await makeDraft(tx, at);
    const stranger = await makeInvoicer(tx);
    expect(await faultsOf(tx, stranger.owner, id)).toBeUndefined();
    expect(await faultsOf(tx, actor.operator('REVIEW'), id)).toEqual(['buyerReference']);
    await call(tx, at.owner, 'update_client', {
      id: at.client.id,
      attributes: { preferredDeliveryMethod: 'EMAIL' },
    });
    expect(await faultsOf(tx, at.owner, id)).toEqual([]);
    await call(tx, at.owner, 'submit_invoice', { id });
    await call(tx, at.owner, 'update_client', {
      id: at.client.id,
      attributes: { preferredDeliveryMethod: 'EHF' },
    });
    expect(await faultsOf(tx, at.owner, id)).toEqual([]);
  }),
);

test(
  'a missing predecessor of a number is found; the first of a series has none',
  inTransaction(async (tx, at) => {
    const hasGap = async (documentId: string) => {
      const [row] = await tx.query<{ gap: boolean }>(
        'select app_private.has_series_gap($1) as gap',
        [documentId],
      );
      return row!.gap;
    };
    const first = await makePublished(tx, at);
    const { id: second } = await makeDraft(tx, at);
    await publish(tx, at, second);
    const note = await credit(tx, at, first, { 0: '5' });
    await publishCredit(tx, at, note.id);
    const other = await credit(tx, at, first, { 0: '5' });
    await publishCredit(tx, at, other.id);
    expect(await hasGap(first.id)).toBe(false);
    expect(await hasGap(second)).toBe(false);
    expect(await hasGap(note.id)).toBe(false);
    expect(await hasGap(other.id)).toBe(false);
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      'update app_public.invoices set invoice_number = invoice_number + 1 where id = $1',
      [second],
    );
    await tx.query(
      'update app_public.credit_notes set credit_note_number = credit_note_number + 1 where id = $1',
      [other.id],
    );
    expect(await hasGap(second)).toBe(true);
    expect(await hasGap(other.id)).toBe(true);
  }),
);
