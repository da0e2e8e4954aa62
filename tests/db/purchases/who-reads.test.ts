// Goal: a team reads the invoices to its verified organisation number and no others, and only the columns of a buyer.
// Method: published invoices, with the worker's jobs, read as users of each kind.
import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, publishCredit, readInvoice } from '../invoicing/credit/credit.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { aBuyer, BUYER, bought, follow, invoiced, verify } from './buyer.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const reviewer = async (tx: TestTransaction) => (await anOperator(tx, 'REVIEW')).who;
const rolledBack = (work: (tx: TestTransaction) => Promise<void>) => () =>
  database.rolledBack(work);

const roles = ['owner', 'admin', 'manager', 'member'] as const;

// Requirements: B3.36
test(
  'only members of the team read the invoices published to its number',
  rolledBack(async (tx) => {
    const at = await makeInvoicer(tx);
    const team = await aBuyer(tx);
    await verify(tx, await reviewer(tx), team);
    await makeDraft(tx, at);
    const invoice = await invoiced(tx, at);
    const { id } = await credit(tx, at, await readInvoice(tx, invoice), { 0: 1 });
    await publishCredit(tx, at, String(id));
    await follow(tx);
    const row = { invoice, status: 'PUBLISHED', payment: 'NO', credited: 125_000 };
    for (const role of roles) {
      expect(await bought(tx, team.who[role]), role).toMatchObject([row]);
    }
    const other = await aBuyer(tx);
    await verify(tx, await reviewer(tx), other, '310238996');
    for (const who of [other.who.owner, at.owner, actor.visitor, actor.worker]) {
      for (const table of ['purchases', 'refunds', 'suppliers']) {
        const seen = tx
          .as(who, async (client) => (await client.query(`select from app_public.${table}`)).rows)
          .catch(() => []);
        await expect(seen, table).resolves.toEqual([]);
      }
    }
  }),
);

test(
  'a number that moves to another team does not move the copies',
  rolledBack(async (tx) => {
    const at = await makeInvoicer(tx);
    const [before, now] = [await aBuyer(tx), await aBuyer(tx)];
    await verify(tx, await reviewer(tx), before);
    const { id } = await credit(tx, at, await readInvoice(tx, await invoiced(tx, at)), { 0: 1 });
    await publishCredit(tx, at, String(id));
    await follow(tx);
    const holds = (team: { id: string }, verifiedAt: string | null) =>
      tx.query(
        'update app_public.accounts set organization_number = $2, organization_verified_at = $3 where id = $1',
        [team.id, BUYER, verifiedAt],
      );
    // The copies of the first team still exist, as before the job that removes them.
    await holds(before, null);
    await holds(now, 'now');
    for (const table of ['purchases', 'refunds', 'suppliers']) {
      expect(await tx.query(`select from app_public.${table}`), table).toHaveLength(1);
      for (const who of [before.who.owner, now.who.owner]) {
        const { rows } = await tx.as(who, (client) =>
          client.query(`select from app_public.${table}`),
        );
        expect(rows, table).toEqual([]);
      }
    }
  }),
);

test(
  'an unpublished invoice has no copy',
  rolledBack(async (tx) => {
    const at = await makeInvoicer(tx);
    const team = await aBuyer(tx);
    await verify(tx, await reviewer(tx), team);
    const { id } = await makeDraft(tx, at);
    await workerCall(tx, 'copy_purchase', id);
    await call(tx, at.owner, 'submit_invoice', { id });
    await workerCall(tx, 'copy_purchase', id);
    await call(tx, actor.operator('REVIEW'), 'reject_invoice', { id, reason: 'Mangler timeliste' });
    await workerCall(tx, 'copy_purchase', id);
    const invoice = await invoiced(tx, at);
    await credit(tx, at, await readInvoice(tx, invoice), { 0: 1 });
    await workerCall(tx, 'copy_purchase', invoice);
    expect(await bought(tx, team.who.owner)).toMatchObject([{ invoice, credited: 0 }]);
    expect(await tx.query('select from app_public.refunds')).toEqual([]);
  }),
);

// Requirements: B3.36
test(
  'an unverified number has no copies; verified, it gets the earlier ones',
  rolledBack(async (tx) => {
    const at = await makeInvoicer(tx);
    const team = await aBuyer(tx);
    await tx.query('update app_public.accounts set organization_number = $2 where id = $1', [
      team.id,
      BUYER,
    ]);
    const earlier = [await invoiced(tx, at), await invoiced(tx, at)];
    expect(await bought(tx, team.who.owner)).toEqual([]);
    expect(await tx.query('select from app_public.purchases')).toEqual([]);
    await verify(tx, await reviewer(tx), team);
    const found = (await bought(tx, team.who.owner)).map(({ invoice }) => invoice);
    expect(found.sort()).toEqual(earlier.sort());
  }),
);

// Requirements: B3.36
test(
  'a removed number hides all copies at once, and its next owner gets the documents',
  rolledBack(async (tx) => {
    const at = await makeInvoicer(tx);
    const [first, second] = [await aBuyer(tx), await aBuyer(tx)];
    const operator = await reviewer(tx);
    await verify(tx, operator, first);
    const invoice = await invoiced(tx, at);
    const set = (change: string) =>
      tx.query(`update app_public.accounts set ${change} where id = $1`, [first.id]);
    for (const change of [
      'organization_verified_at = null',
      `organization_verified_at = now(), organization_number = '310238996'`,
      `organization_number = '${BUYER}', payouts_enabled = false`,
    ]) {
      await set(change);
      expect(await bought(tx, first.who.owner), change).toEqual([]);
      const suppliers = await tx.as(first.who.owner, (client) =>
        client.query('select from app_public.suppliers'),
      );
      expect(suppliers.rows, change).toEqual([]);
    }
    await set('payouts_enabled = true');
    expect(await bought(tx, first.who.owner)).toHaveLength(1);
    await set('organization_verified_at = null, organization_number = null');
    await verify(tx, operator, second);
    expect(await bought(tx, second.who.owner)).toMatchObject([{ invoice }]);
    expect(await tx.query('select account_id from app_public.purchases')).toEqual([
      { account_id: second.id },
    ]);
  }),
);

// Requirements: A7.15, B3.38
test(
  'two freelancers with the same client are two suppliers, in any notation of the number',
  rolledBack(async (tx) => {
    const team = await aBuyer(tx);
    await verify(tx, await reviewer(tx), team);
    const kari = await makeInvoicer(tx, 'individual', { orgNumber: ' NO 974 760 673 MVA' });
    const ola = await makeInvoicer(tx, 'organization', { orgNumber: '974.760.673' });
    await invoiced(tx, kari);
    await invoiced(tx, ola);
    await invoiced(tx, ola);
    const suppliers = await tx.as(team.who.member, async (client) => {
      const { rows } = await client.query(
        'select purchase_count as count, organization_number as number, bought_minor::int as bought from app_public.suppliers order by 1',
      );
      return rows;
    });
    expect(suppliers).toEqual([
      { count: 1, number: null, bought: 1_250_000 },
      { count: 2, number: expect.stringMatching(/^\d{9}$/), bought: 2_000_000 },
    ]);
  }),
);

// Requirements: B3.36
test(
  'the number of the document counts, not the current number of the client',
  rolledBack(async (tx) => {
    const at = await makeInvoicer(tx);
    const team = await aBuyer(tx);
    await verify(tx, await reviewer(tx), team);
    const invoice = await invoiced(tx, at);
    await tx.query(`update app_public.clients set org_number = '310238996' where id = $1`, [
      at.client.id,
    ]);
    await workerCall(tx, 'copy_purchase', invoice);
    const later = await invoiced(tx, at);
    expect(await bought(tx, team.who.owner)).toMatchObject([{ invoice }]);
    const other = await aBuyer(tx);
    await verify(tx, await reviewer(tx), other, '310238996');
    expect(await bought(tx, other.who.owner)).toMatchObject([{ invoice: later }]);
  }),
);

test(
  'the same number in another country has no purchases',
  rolledBack(async (tx) => {
    const team = await aBuyer(tx);
    await verify(tx, await reviewer(tx), team);
    const abroad = { line1: 'Drottninggatan 1', postalCode: '11151', city: 'Stockholm' };
    const at = await makeInvoicer(tx);
    await tx.query(
      `update app_public.clients set address = jsonb_populate_record(address, $2::jsonb) where id = $1`,
      [at.client.id, JSON.stringify({ ...abroad, postal_code: '11151', country: 'SE' })],
    );
    await invoiced(tx, at);
    expect(await tx.query('select from app_public.purchases')).toEqual([]);
  }),
);

// Requirements: B3.39
test(
  'copies have only the columns of a buyer',
  rolledBack(async (tx) => {
    const at = await makeInvoicer(tx);
    const team = await aBuyer(tx);
    await verify(tx, await reviewer(tx), team);
    await invoiced(tx, at);
    const [secret] = await tx.query<Record<string, string>>(
      `select i.payout_amount_minor::text as payout, i.platform_fee_amount_minor::text as fee, i.gross_salary_minor::text as gross,
         i.salary_tax_amount_minor::text as tax, i.employer_tax_amount_minor::text as employer, b.account_number as account,
         p.personal_number_masked as person, u.email::text as email, i.public_token as token
       from app_public.invoices i join app_public.bank_accounts b on b.id = i.bank_account_id
         join app_public.freelance_profiles p on p.id = i.freelance_profile_id
         join app_public.users u on u.id = i.created_by
       where i.account_id = $1 and i.kid is not null`,
      [at.accountId],
    );
    const readable = await tx.as(team.who.owner, async (client) => {
      const { rows } = await client.query<{ readable: string }>(
        `select to_jsonb(p)::text || to_jsonb(app_public.purchases_document(p))::text || to_jsonb(s)::text as readable
         from app_public.purchases p join app_public.suppliers s on s.id = p.supplier_id`,
      );
      return rows[0]!.readable;
    });
    expect(Object.keys(secret ?? {})).toHaveLength(9);
    for (const [name, value] of Object.entries(secret ?? {})) {
      // The path of the public page is printed on the document, and contains the token.
      if (name === 'token') expect(readable.split(value)).toHaveLength(2);
      else
        expect(readable, name).not.toMatch(
          new RegExp(`(?<![\\w.])${value.replace(/[.*+?]/g, '\\$&')}(?![\\w])`),
        );
    }
    // Three letters of a key can match by chance.
    const words = readable.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    expect(words).not.toMatch(/fee|tax|salary|payout|gross|personal/i);
  }),
);

test(
  'no caller can write a copy',
  rolledBack(async (tx) => {
    const at = await makeInvoicer(tx);
    const team = await aBuyer(tx);
    await verify(tx, await reviewer(tx), team);
    await invoiced(tx, at);
    for (const who of [at.owner, team.who.owner, actor.operator('ADMIN'), actor.worker]) {
      for (const table of ['purchases', 'refunds', 'suppliers']) {
        for (const text of [
          `update app_public.${table} set account_id = account_id`,
          `delete from app_public.${table}`,
          `insert into app_public.${table} (account_id) values (gen_random_uuid())`,
        ]) {
          await expect(
            tx.as(who, (client) => client.query(text)),
            text,
          ).rejects.toMatchObject({
            code: '42501',
          });
        }
      }
    }
  }),
);
