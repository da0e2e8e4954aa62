// Goal: a definer function trusts no argument of its caller.
// Method: the owner of another account calls each function directly with foreign ids; the results and the changes are
// compared.
import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const forbidden = { code: '42501' };

const requested = (tx: TestTransaction, who: Actor, text: string, values: unknown[] = []) =>
  tx.as(who, async (client) => (await client.query({ text, values, rowMode: 'array' })).rows);

interface Scene {
  tx: TestTransaction;
  kari: Invoicer;
  mallory: Invoicer;
  /** Kari's. */
  draft: string;
  published: string;
}

function scene(work: (scene: Scene) => Promise<void>) {
  return () =>
    database.rolledBack(async (tx) => {
      const kari = await makeInvoicer(tx);
      const mallory = await makeInvoicer(tx);
      const published = (await makeDraft(tx, kari)).id;
      await publish(tx, kari, published);
      await work({ tx, kari, mallory, draft: (await makeDraft(tx, kari)).id, published });
    });
}

test(
  'no role of the API can add a job to the queue directly',
  scene(async ({ tx, kari }) => {
    for (const who of [actor.visitor, kari.owner, actor.operator('ADMIN')]) {
      const text = `select app_private.enqueue('identity/send_magic_link', '{"email": "a@b.no"}')`;
      await expect(requested(tx, who, text)).rejects.toMatchObject(forbidden);
    }
  }),
);

test(
  'history can be written only in one’s own account',
  scene(async ({ tx, kari, mallory, draft }) => {
    const text = `select app_private.record_event('invoices', $1, $2, 'RESOLVED', 'RESOLVED')`;
    for (const account of [kari.accountId, null]) {
      const forged = requested(tx, mallory.owner, text, [draft, account]);
      await expect(forged).rejects.toMatchObject(forbidden);
    }
    const visitor = requested(tx, actor.visitor, text, [draft, kari.accountId]);
    await expect(visitor).rejects.toMatchObject(forbidden);
    await requested(tx, kari.owner, text, [draft, kari.accountId]);
  }),
);

test(
  'another account cannot register a file for a storage key that is in use',
  scene(async ({ tx, kari, mallory }) => {
    const text = `select app_private.register_file(null, 'a.pdf', 'application/pdf', 1, sha256('x'), $1, $2)`;
    await requested(tx, kari.owner, text, ['2026/11/kari', '2026/11/kari.webp']);
    for (const keys of [
      ['2026/11/kari', null],
      ['2026/11/kari.webp', null],
      ['2026/11/other', '2026/11/kari'],
      ['2026/11/other', '2026/11/kari.webp'],
    ]) {
      await expect(requested(tx, mallory.owner, text, keys)).rejects.toMatchObject(forbidden);
    }
    await requested(tx, mallory.owner, text, ['2026/11/mallory', null]);
  }),
);

const deliver = `select app_private.create_delivery($1, 'EMAIL', $2)`;

test(
  'a delivery can go only to the client of an invoice of the caller’s account',
  scene(async ({ tx, kari, mallory, draft, published }) => {
    const mail = kari.client.email as string;
    for (const [who, invoice, recipient] of [
      [mallory.owner, published, mail],
      [kari.owner, published, 'mallory@example.no'],
      [kari.owner, draft, mail],
    ] as const) {
      const sent = requested(tx, who, deliver, [invoice, recipient]);
      await expect(sent).rejects.toMatchObject(forbidden);
    }
    await requested(tx, kari.owner, deliver, [published, mail]);
  }),
);

test(
  'another account’s draft is not recomputed',
  scene(async ({ tx, kari, mallory, draft }) => {
    const version = () =>
      tx.query('select xmin::text, ctid::text from app_public.invoices where id = $1', [draft]);
    const before = await version();
    await requested(tx, mallory.owner, 'select app_private.recompute_invoice($1)', [draft]);
    expect(await version()).toEqual(before);
    await requested(tx, kari.owner, 'select app_private.recompute_invoice($1)', [draft]);
    expect(await version()).not.toEqual(before);
  }),
);

test(
  'nothing of another account’s profile or account is returned',
  scene(async ({ tx, kari, mallory }) => {
    const tell = async (who: Actor) =>
      requested(
        tx,
        who,
        `select app_hidden.invoice_seller($1), app_private.has_number_series($1),
           (app_public.accounts_primary_user(a)).email, app_public.accounts_display_name(a)
         from (select jsonb_populate_record(null::app_public.accounts, $2) as a) as given`,
        [kari.profile.id, { id: kari.accountId, primary_user_id: kari.userId }],
      );
    expect(await tell(mallory.owner)).toEqual([[null, false, null, '-']]);
    expect(await tell(kari.owner)).toEqual([
      [expect.any(Object), true, expect.stringContaining('@'), 'Kari Nordmann'],
    ]);
    // Only the id of a row that is passed in is trusted.
    const forged = await requested(
      tx,
      mallory.owner,
      `select (app_public.accounts_primary_user(jsonb_populate_record(null::app_public.accounts, $1))).id`,
      [{ id: mallory.accountId, primary_user_id: kari.userId }],
    );
    expect(forged).toEqual([[mallory.userId]]);
  }),
);

test(
  'an owner cannot set their own profile as verified or registered for VAT',
  scene(async ({ tx, kari, mallory }) => {
    const insert = (column: string, value = 'true') =>
      requested(
        tx,
        kari.owner,
        `insert into app_public.freelance_profiles
           (account_id, freelance_type, organization_name, organization_number, salary_tax_percent, ${column})
         values ($1, 'ORGANIZATION', 'Berg', '123456785', 50, ${value})`,
        [kari.accountId],
      );
    await expect(insert('status', `'VERIFIED'`)).rejects.toMatchObject(forbidden);
    for (const column of ['national_register_check', 'is_vat_registered']) {
      await expect(insert(column)).rejects.toMatchObject(forbidden);
    }
    // Not her profile, or no organisation: the call changes nothing.
    const record = 'select (app_private.record_registered_facts($1)).national_register_check';
    expect(await requested(tx, mallory.owner, record, [kari.profile.id])).toEqual([[null]]);
    expect(await requested(tx, kari.owner, record, [kari.profile.id])).toEqual([[false]]);
    const move = 'select app_private.move_freelance_profile($1, $2)';
    for (const who of [mallory.owner, kari.owner]) {
      await expect(requested(tx, who, move, [kari.profile.id, 'verify'])).rejects.toThrow();
    }
  }),
);
