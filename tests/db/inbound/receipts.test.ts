import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeDraft } from '../invoicing/draft.ts';
import { withInvoicer } from '../invoicing/with-invoicer.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { makeFreelancer } from '../payout/freelancer.ts';

// Goal: a receipt that arrives by mail waits once, for the owners and admins of its account alone, until it is
// attached or discarded.
// Method: messages as the server passes them on, also repeated, to other accounts or too many.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Invoicer) => Promise<void>) =>
  test(
    name,
    withInvoicer(() => database, work),
  );

const server: Actor = { role: 'app_authenticator', settings: {} };
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
let counter = 0;

type File = Record<string, unknown>;
const file = (content: string, more: File = {}): File => ({
  filename: 'kvittering.pdf',
  content_type: 'application/pdf',
  byte_size: 1_000,
  sha256: hash(content),
  storage_key: `inbound-test/${process.pid}-${++counter}`,
  content_hash: hash(content),
  ...more,
});

const receive = (tx: TestTransaction, token: string, files: File[], message = 'one') =>
  tx.as(server, async (client) => {
    const about = { hash: hash(message), sender: 'ola@example.no', subject: 'Taxi' };
    const { rows } = await client.query<{ outcome: string }>(
      'select app_private.receive_receipts($1, $2, $3) as outcome',
      [token, JSON.stringify(about), JSON.stringify(files)],
    );
    return rows[0]?.outcome;
  });

const known = (tx: TestTransaction, token: string) =>
  tx.as(server, async (client) => {
    const { rows } = await client.query('select app_private.mail_recipient($1) as known', [token]);
    return rows[0]?.known;
  });

const addressOf = async (tx: TestTransaction, invoicer: { owner: Actor }) =>
  (await call(tx, invoicer.owner, 'renew_receipt_address', {})).token as string;

const waiting = (tx: TestTransaction, who: Actor) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ id: string; filename: string; fault: string | null }>(
      'select id, filename, fault from app_public.waiting_receipts() order by id',
    );
    return rows;
  });

const events = (tx: TestTransaction) =>
  tx.query(
    `select event_type as event from app_public.events where entity = 'mailed_receipts' order by id`,
  );

test_('an address is created, renewed, and replaced by the next', async (tx, invoicer) => {
  const first = await addressOf(tx, invoicer);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await known(tx, first)).toBe('KNOWN');
  const second = await call(tx, invoicer.admin, 'renew_receipt_address', {});
  expect(second.token).not.toBe(first);
  expect([await known(tx, first), await known(tx, second.token as string)]).toEqual([
    'UNKNOWN',
    'KNOWN',
  ]);
  expect(await receive(tx, first, [file('a')])).toBe('UNKNOWN');
  const [count] = await tx.query('select count(*)::int as n from app_public.receipt_addresses');
  expect(count).toEqual({ n: 1 });
  const trail = await tx.query(
    `select after from app_public.audit_entries where table_name = 'receipt_addresses'`,
  );
  expect(JSON.stringify(trail)).not.toContain(first);
});

describe('an address is', () => {
  test_('not available to members, visitors and operators', async (tx, invoicer) => {
    const unauthorized = [{ code: 'UNAUTHORIZED' }];
    await expectRefusals(call(tx, invoicer.member, 'renew_receipt_address', {}), unauthorized);
    const impersonated = actor.ownerOf({ ...invoicer, administratorId: invoicer.userId });
    await expectRefusals(call(tx, impersonated, 'renew_receipt_address', {}), [
      { code: 'INVALID_ACTION' },
    ]);
    await tx.query('update app_public.accounts set invoices_enabled = false');
    await expectRefusals(call(tx, invoicer.owner, 'renew_receipt_address', {}), unauthorized);
  });

  test_('unknown while its account may not invoice', async (tx, invoicer) => {
    const token = await addressOf(tx, invoicer);
    for (const column of ['blocked_at', 'deleted_at']) {
      await tx.query('savepoint before');
      await tx.query(`update app_public.accounts set ${column} = now() where id = $1`, [
        invoicer.accountId,
      ]);
      expect(await known(tx, token)).toBe('UNKNOWN');
      expect(await receive(tx, token, [file('a')])).toBe('UNKNOWN');
      await tx.query('rollback to before');
    }
    await tx.query('update app_public.accounts set invoices_enabled = false where id = $1', [
      invoicer.accountId,
    ]);
    expect(await known(tx, token)).toBe('UNKNOWN');
  });
});

// Requirements: B9.2
test_('a receipt waits for owners and admins alone', async (tx, invoicer) => {
  const token = await addressOf(tx, invoicer);
  const refused = { fault: 'LOCKED', filename: 'låst.pdf', content_hash: hash('locked') };
  expect(await receive(tx, token, [file('a'), refused])).toBe('TAKEN');
  const seen = [
    expect.objectContaining({ filename: 'kvittering.pdf', fault: null }),
    expect.objectContaining({ filename: 'låst.pdf', fault: 'LOCKED' }),
  ];
  expect(await waiting(tx, invoicer.owner)).toEqual(expect.arrayContaining(seen));
  expect(await waiting(tx, invoicer.admin)).toHaveLength(2);
  const stranger = await makeFreelancer(tx);
  for (const who of [invoicer.member, stranger.owner]) expect(await waiting(tx, who)).toEqual([]);
  const files = (who: Actor) =>
    tx.as(who, async (client) => {
      const { rows } = await client.query(
        `select f.id from app_public.files f where f.filename = 'kvittering.pdf'`,
      );
      return rows.length;
    });
  expect([
    await files(invoicer.admin),
    await files(invoicer.member),
    await files(stranger.owner),
  ]).toEqual([1, 0, 0]);
  expect(await events(tx)).toEqual([{ event: 'RECEIVED' }, { event: 'RECEIVED' }]);
});

test_(
  'the same content is one receipt, and a discarded receipt stays discarded',
  async (tx, invoicer) => {
    const token = await addressOf(tx, invoicer);
    await receive(tx, token, [file('a'), file('a')]);
    await receive(tx, token, [file('a')], 'another message');
    const [{ id } = { id: '' }, ...rest] = await waiting(tx, invoicer.owner);
    expect(rest).toEqual([]);
    await call(tx, invoicer.owner, 'destroy_mailed_receipt', { id });
    await receive(tx, token, [file('a')]);
    expect(await waiting(tx, invoicer.owner)).toEqual([]);
    const [missing] = await tx.query(
      `select m.filename, m.sender, m.subject, m.file_id, (select count(*)::int from app_public.files) as files from app_public.mailed_receipts m`,
    );
    expect(missing).toEqual({
      filename: '–',
      sender: null,
      subject: null,
      file_id: null,
      files: 0,
    });
    await receive(tx, token, [file('a')], 'sent once more');
    expect(await waiting(tx, invoicer.owner)).toMatchObject([{ id, filename: 'kvittering.pdf' }]);
    // Another account gets the same picture.
    const other = await makeFreelancer(tx);
    await receive(tx, await addressOf(tx, other), [file('a')]);
    expect(await waiting(tx, other.owner)).toHaveLength(1);
  },
);

test_(
  'a receipt is attached to a draft once, and waits again when it is removed',
  async (tx, invoicer) => {
    const token = await addressOf(tx, invoicer);
    await receive(tx, token, [
      file('a'),
      { fault: 'LOCKED', filename: 'b', content_hash: hash('b') },
    ]);
    const [one, locked] = await waiting(tx, invoicer.owner);
    const draft = await makeDraft(tx, invoicer);
    const attach = (who: Actor, id: string, invoiceId = draft.id) =>
      call(tx, who, 'attach_mailed_receipt', { id, invoiceId });
    const good = [one, locked].find((each) => each?.fault === null)!.id;
    const bad = [one, locked].find((each) => each?.fault === 'LOCKED')!.id;
    await expectRefusals(attach(invoicer.member, good), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(attach(invoicer.owner, bad), [{ code: 'INVALID', path: 'id' }]);
    const stranger = await makeFreelancer(tx);
    await expectRefusals(attach(stranger.owner, good), [{ code: 'INVALID', path: 'invoiceId' }]);
    const receipt = await attach(invoicer.admin, good);
    expect((await waiting(tx, invoicer.owner)).map(({ id }) => id)).toEqual([bad]);
    const members = await tx.as(invoicer.member, (client) =>
      client.query('select from app_public.files where id = $1', [receipt.file_id]),
    );
    expect(members.rowCount).toBe(1);
    await expectRefusals(attach(invoicer.owner, good), [{ code: 'TAKEN', path: 'id' }]);
    await expectRefusals(call(tx, invoicer.owner, 'destroy_mailed_receipt', { id: good }), [
      { code: 'TAKEN', path: 'id' },
    ]);
    await call(tx, invoicer.owner, 'destroy_receipt', { id: receipt.id });
    expect(await waiting(tx, invoicer.owner)).toHaveLength(2);
    await attach(invoicer.owner, good);
    await call(tx, invoicer.owner, 'destroy_invoice', { id: draft.id });
    expect(await waiting(tx, invoicer.owner)).toHaveLength(2);
    expect((await events(tx)).map(({ event }) => event)).toEqual([
      'RECEIVED',
      'RECEIVED',
      'ATTACHED',
      'ATTACHED',
    ]);
    await expectRefusals(call(tx, invoicer.member, 'destroy_mailed_receipt', { id: good }), [
      { code: 'UNAUTHORIZED' },
    ]);
    await expectRefusals(call(tx, stranger.owner, 'destroy_mailed_receipt', { id: good }), [
      { code: 'INVALID', path: 'id' },
    ]);
  },
);

test_(
  'a receipt cannot be attached to a submitted invoice, nor above the size limit of an invoice',
  async (tx, invoicer) => {
    const token = await addressOf(tx, invoicer);
    await receive(tx, token, [
      file('a', { byte_size: 9_000_000 }),
      file('b', { byte_size: 17_000_000 }),
    ]);
    const [a, b] = await waiting(tx, invoicer.owner);
    const draft = await makeDraft(tx, invoicer);
    const attach = (id: string) =>
      call(tx, invoicer.owner, 'attach_mailed_receipt', { id, invoiceId: draft.id });
    await attach(a!.id);
    await expectRefusals(attach(b!.id), [{ code: 'TOO_BIG', path: 'id' }]);
    await call(tx, invoicer.owner, 'submit_invoice', { id: draft.id });
    await expectRefusals(attach(b!.id), [{ code: 'INVOICE_SUBMITTED' }]);
  },
);

describe('receipts are limited', () => {
  test_('per day, including empty messages', async (tx, invoicer) => {
    const token = await addressOf(tx, invoicer);
    await tx.query(`update app_public.limits set maximum = 3 where limit_key = 'mailed_receipts'`);
    expect(await receive(tx, token, [])).toBe('TAKEN');
    expect(await receive(tx, token, [file('a'), file('b'), file('c')])).toBe('FULL');
    expect(await receive(tx, token, [file('a'), file('b')])).toBe('TAKEN');
    expect(await known(tx, token)).toBe('FULL');
    expect(await receive(tx, token, [])).toBe('FULL');
    await tx.query(`update app_private.usages set used_at = now() - interval '25 hours'`);
    expect(await known(tx, token)).toBe('KNOWN');
  });

  test_('by the number that may wait', async (tx, invoicer) => {
    const token = await addressOf(tx, invoicer);
    await tx.query(`update app_public.limits set maximum = 1 where limit_key = 'waiting_receipts'`);
    expect(await receive(tx, token, [file('a')])).toBe('TAKEN');
    expect(await known(tx, token)).toBe('FULL');
    const [{ id } = { id: '' }] = await waiting(tx, invoicer.owner);
    await call(tx, invoicer.owner, 'destroy_mailed_receipt', { id });
    expect(await known(tx, token)).toBe('KNOWN');
  });
});

test_(
  'a waiting receipt is deleted after 90 days, and an attached one stays',
  async (tx, invoicer) => {
    const token = await addressOf(tx, invoicer);
    await receive(tx, token, [file('a'), file('b')]);
    const [a] = await waiting(tx, invoicer.owner);
    const draft = await makeDraft(tx, invoicer);
    await call(tx, invoicer.owner, 'attach_mailed_receipt', { id: a!.id, invoiceId: draft.id });
    await tx.query(
      `update app_public.mailed_receipts set received_at = now() - interval '89 days'`,
    );
    await workerCall(tx, 'remove_old_mailed_receipts');
    expect(await waiting(tx, invoicer.owner)).toHaveLength(1);
    await tx.query(
      `update app_public.mailed_receipts set received_at = now() - interval '91 days'`,
    );
    await workerCall(tx, 'remove_old_mailed_receipts');
    const [left] = await tx.query(
      `select (select count(*)::int from app_public.mailed_receipts) as mailed, (select count(*)::int from app_public.files) as files,
       (select count(*)::int from app_public.receipts) as receipts`,
    );
    expect(left).toEqual({ mailed: 0, files: 1, receipts: 1 });
  },
);

test_(
  'waiting receipts are deleted with their account, including their files',
  async (tx, invoicer) => {
    const token = await addressOf(tx, invoicer);
    await receive(tx, token, [file('a')]);
    await tx.query('update app_public.accounts set deleted_at = now() where id = $1', [
      invoicer.accountId,
    ]);
    await workerCall(tx, 'erase_account', invoicer.accountId);
    const [left] = await tx.query(
      `select (select count(*)::int from app_public.mailed_receipts) as mailed, (select count(*)::int from app_public.receipt_addresses) as addresses,
       (select count(*)::int from app_public.files where account_id = $1) as files`,
      [invoicer.accountId],
    );
    expect(left).toEqual({ mailed: 0, addresses: 0, files: 0 });
    const trail = await tx.query(
      `select before, after from app_public.audit_entries where table_name = 'mailed_receipts'`,
    );
    expect(JSON.stringify(trail)).not.toContain('ola@example.no');
  },
);
