// Goal: every change is recorded with its author, cannot be altered, and is published only after the commit.
// Method: changes by users, operators and the worker; a second connection that listens; transactions that are rolled
// back.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('the trail names the person, the session and the operator behind it', async () => {
  await database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx);
    const administratorId = '01890000-0000-7000-8000-00000000000a';
    const { accountId, userId, sessionId } = invoicer;
    const draft = await makeDraft(tx, {
      ...invoicer,
      owner: {
        ...actor.ownerOf({ accountId, userId, sessionId, administratorId }),
      },
    });
    const [entry] = await tx.query(
      `select * from app_public.audit_entries where row_id = $1 and operation = 'INSERT'`,
      [draft.id],
    );
    expect(entry).toMatchObject({
      table_name: 'invoices',
      user_id: userId,
      session_id: sessionId,
      administrator_id: administratorId,
      actor_kind: 'USER',
    });
  });
});

test('audit entries are deleted by key after six years, and the events of a row stay', async () => {
  await database.rolledBack(async (tx) => {
    const { client } = await makeInvoicer(tx);
    const left = async (table: string, column: string) =>
      (await tx.query(`select from app_public.${table} where ${column} = $1`, [client.id])).length;
    const age = async (span: string) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(
        `update app_public.audit_entries set changed_at = now() - $2::interval,
           id = (rpad(lpad(to_hex((extract(epoch from now() - $2::interval) * 1000)::bigint), 12, '0'), 28, '7')
             || right(id::text, 4))::uuid
         where row_id = $1`,
        [client.id, span],
      );
      await tx.query('set local session_replication_role = default');
    };
    const forget = () =>
      tx.as(actor.worker, (worker) => worker.query('select app_private.forget_audit_entries()'));
    const events = await left('events', 'entity_id');
    await age('6 years -1 day');
    await forget();
    expect(await left('audit_entries', 'row_id')).toBeGreaterThan(0);
    await age('6 years 1 minute');
    await forget();
    expect(await left('audit_entries', 'row_id')).toBe(0);
    expect(await left('events', 'entity_id')).toBe(events);
  });
});

test('an update records only the changed columns, and an update without changes adds no entry', async () => {
  await database.rolledBack(async (tx) => {
    const { client } = await makeInvoicer(tx);
    const entries = () =>
      tx.query(
        `select before, after from app_public.audit_entries where row_id = $1 and operation = 'UPDATE'`,
        [client.id],
      );
    const rename = (name: string) =>
      tx.query('update app_public.clients set name = $1 where id = $2', [name, client.id]);
    const earlier = (await entries()).length;
    await rename(client.name as string);
    expect(await entries()).toHaveLength(earlier);
    await rename('Ny AS');
    expect((await entries()).at(-1)).toEqual({
      before: { name: client.name },
      after: { name: 'Ny AS' },
    });
  });
});

test('a statement that changes many rows, some twice by its cascades, adds an entry for each change', async () => {
  await database.rolledBack(async (tx) => {
    const trail = () =>
      tx.query(
        `select a.operation, a.before, a.after from app_public.audit_entries a
         where a.table_name = 'audited_leaves' order by a.id`,
      );
    await tx.as(actor.databaseOwner, (client) =>
      client.query(`
        create table app_public.audited_roots (id uuid primary key default uuidv7(), n int unique);
        create table app_public.audited_leaves (
          id uuid primary key default uuidv7(), secret text,
          a int references app_public.audited_roots (n) on delete set null,
          b int references app_public.audited_roots (n) on delete set null
        );
        select app_private.begin_rules('app_public.audited_roots');
        select app_private.begin_rules('app_public.audited_leaves', array['masked:secret']);
        insert into app_public.audited_roots (n) values (1), (2), (3);
        insert into app_public.audited_leaves (secret, a, b)
        select 'secret000' || n, 1, 2 from generate_series(1, 3) n order by n;`),
    );
    const added = await trail();
    expect(added).toHaveLength(3);
    expect(added.map(({ after }) => after)).toEqual([
      expect.objectContaining({ a: 1, b: 2, secret: '•••0001' }),
      expect.objectContaining({ a: 1, b: 2, secret: '•••0002' }),
      expect.objectContaining({ a: 1, b: 2, secret: '•••0003' }),
    ]);
    const asOwner = (text: string) => tx.as(actor.databaseOwner, (client) => client.query(text));
    await asOwner('delete from app_public.audited_roots where n in (1, 2)');
    const emptied = (await trail()).slice(3).map(({ operation, ...changed }) => changed);
    expect(emptied).toHaveLength(6);
    expect(emptied.filter(({ before }) => 'a' in (before as object))).toEqual(
      Array(3).fill({ before: { a: 1 }, after: { a: null } }),
    );
    expect(emptied.filter(({ before }) => 'b' in (before as object))).toEqual(
      Array(3).fill({ before: { b: 2 }, after: { b: null } }),
    );
    await asOwner(
      `update app_public.audited_leaves set secret = 'changed' || right(secret, 4), a = 3`,
    );
    expect((await trail()).slice(9).map(({ before, after }) => [before, after])).toEqual(
      ['0001', '0002', '0003'].map((end) => [
        { a: null, secret: `•••${end}` },
        { a: 3, secret: `•••${end}` },
      ]),
    );
    await asOwner('delete from app_public.audited_leaves');
    expect((await trail()).slice(12)).toEqual(
      ['0001', '0002', '0003'].map((end) => ({
        operation: 'DELETE',
        before: expect.objectContaining({ a: 3, secret: `•••${end}` }),
        after: null,
      })),
    );
  });
});

test('the audit trail has no secrets: personal numbers, hashes of tokens', async () => {
  await database.rolledBack(async (tx) => {
    await makeInvoicer(tx);
    await tx.query(
      `select app_private.mail_one_time_link(id, 'SIGN_IN') from app_public.users limit 1`,
    );
    const [row] = await tx.query<{ all: string }>(
      `select coalesce(string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '|'), '') as all
       from app_public.audit_entries`,
    );
    const [secrets] = await tx.query<{ hashes: string[] }>(
      `select coalesce(array_agg(encode(token_sha256, 'hex')), '{}') as hashes from app_private.one_time_links`,
    );
    for (const secret of ['13097248022', ...(secrets?.hashes ?? [])]) {
      expect(row?.all.includes(secret), secret).toBe(false);
    }
  });
});

test.each(['audit_entries', 'events'])(
  '%s cannot be changed, not even by their owner',
  async (table) => {
    await database.rolledBack(async (tx) => {
      const invoicer = await makeInvoicer(tx);
      await makeDraft(tx, invoicer);
      for (const who of [
        actor.databaseOwner,
        invoicer.owner,
        actor.operator('ADMIN'),
        actor.worker,
      ]) {
        for (const statement of [
          `update app_public.${table} set actor = 'Nobody'`,
          `delete from app_public.${table}`,
          `truncate app_public.${table}`,
          `insert into app_public.${table} (id) values (uuidv7())`,
        ]) {
          // Only the owner's functions add rows.
          if (who === actor.databaseOwner && statement.startsWith('insert')) continue;
          const work = tx.as(who, (client) => client.query(statement));
          await expect(work, `${who.role} ${statement}`).rejects.toThrow();
        }
      }
    });
  },
);

test('subscribers are notified after the commit, and never of a rolled back transaction', async () => {
  const id = '01890000-0000-7000-8000-000000000001';
  const account = '01890000-0000-7000-8000-000000000002';
  const listener = new pg.Client({ connectionString: database.authenticatorUrl });
  await listener.connect();
  const received: string[] = [];
  listener.on(
    'notification',
    ({ channel, payload }) => void received.push(`${channel} ${payload}`),
  );
  await listener.query(`listen "app:invoices:${id}"; listen "app:invoices:${account}"`);
  const record = (status: string) =>
    `select app_private.record_event('invoices', '${id}', '${account}', 'X', '${status}', '{"secret": "no"}')`;
  // Notifications arrive in the order of the commits: a listener that received a later one has received all before
  // it.
  const later = async (word: string) => {
    const text = `select pg_notify('app:invoices:${id}', '${word}')`;
    await database.committed((tx) => tx.query(text));
    await expect.poll(() => received.at(-1)).toContain(word);
  };
  try {
    await database.rolledBack((tx) => tx.query(record('ROLLED_BACK')));
    await database.committed(async (tx) => {
      await tx.query(record('COMMITTED'));
      await later('before');
      expect(received).toHaveLength(1);
    });
    await later('after');
    expect(received).toHaveLength(4);
    expect(received.join()).not.toMatch(/ROLLED_BACK|secret/);
  } finally {
    await listener.end();
  }
});

test('a job is a row of the transaction that enqueued it', async () => {
  const jobs = () =>
    database.rolledBack((tx) =>
      tx.query(
        `select payload from graphile_worker._private_jobs where payload ->> 'n' is not null`,
      ),
    );
  const ask = (n: number) =>
    `select app_private.enqueue('core/nothing', '{"n": ${n}}', job_key => 'only one')`;
  await database.rolledBack((tx) => tx.as(actor.worker, (client) => client.query(ask(1))));
  expect(await jobs()).toEqual([]);
  await database.committed((tx) => tx.as(actor.worker, (client) => client.query(ask(2))));
  await database.committed((tx) => tx.as(actor.worker, (client) => client.query(ask(3))));
  expect(await jobs()).toEqual([{ payload: { n: 3 } }]);
});

test.each(['nothing', 'Core/nothing', 'core/nothing; drop', 'core/../x', ''])(
  'the task name %j is rejected',
  async (task) => {
    const work = database.rolledBack((tx) =>
      tx.query(`select app_private.enqueue($1, '{}')`, [task]),
    );
    await expect(work).rejects.toThrow('module/verb_noun');
  },
);

test('two rates cannot overlap, adjacent ones can', async () => {
  const add = (from: string, to: string) =>
    `insert into app_public.rates (rate_key, value, unit, valid, source)
     values ('test_rate', 1, 'PERCENT', daterange('${from}', '${to}'), 'test')`;
  await database.rolledBack(async (tx) => {
    const finance = actor.operator('FINANCE');
    await tx.as(finance, (client) => client.query(add('2026-01-01', '2027-01-01')));
    await tx.as(finance, (client) => client.query(add('2027-01-01', '2028-01-01')));
    const overlapping = tx.as(finance, (client) => client.query(add('2026-12-31', '2027-01-02')));
    await expect(overlapping).rejects.toMatchObject({ code: '23P01' });
    const empty = tx.as(finance, (client) => client.query(add('2026-01-01', '2026-01-01')));
    await expect(empty).rejects.toMatchObject({ code: '23514' });
    const value = tx.as(finance, (client) =>
      client.query(`update app_public.rates set value = 0 where rate_key = 'test_rate'`),
    );
    await expect(value).rejects.toMatchObject({ code: '42501' });
    for (const role of ['READ', 'REVIEW'] as const) {
      const work = tx.as(actor.operator(role), (client) =>
        client.query(add('2030-01-01', '2031-01-01')),
      );
      await expect(work, role).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('a file belongs to the caller’s account, whatever account is passed', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await makeInvoicer(tx);
    const ola = await makeInvoicer(tx);
    const register = `select app_private.register_file($1, 'a.pdf', 'application/pdf', 1, sha256('x'), 'a/b') as id`;
    const idOf = (who: typeof kari.owner) =>
      tx.as(who, async (client) => (await client.query(register, [ola.accountId])).rows[0].id);
    const accountOf = async (id: string) =>
      (await tx.query('select account_id from app_public.files where id = $1', [id]))[0]
        ?.account_id;
    expect(await accountOf(await idOf(kari.owner))).toBe(kari.accountId);
    expect(await accountOf(await idOf(actor.worker))).toBe(ola.accountId);
    await expect(idOf(actor.visitor)).rejects.toMatchObject({ code: '42501' });
  });
});

test('the audit trail stores only the last digits of account numbers and phone numbers', async () => {
  await database.rolledBack(async (tx) => {
    const { userId } = await makeInvoicer(tx);
    await tx.query(
      `insert into app_public.phone_numbers (user_id, country_code, number, e164, token_sent_at, last_used_at)
       values ($1, 'NO', '91234567', '+4791234567', now(), now())`,
      [userId],
    );
    const rows = await tx.as(actor.operator('READ'), (client) =>
      client.query<{ table_name: string; after: Record<string, unknown>; all: string }>(
        `select table_name, after, concat(before, after) as all from app_public.audit_entries`,
      ),
    );
    const after = (table: string) =>
      rows.rows.find(({ table_name }) => table_name === table)?.after;
    expect(after('bank_accounts')?.account_number).toBe('•••7947');
    expect(after('phone_numbers')).toMatchObject({ number: '•••4567', e164: '•••4567' });
    expect(after('freelance_profiles')?.personal_number_masked).toBe('•••');
    const reported = rows.rows.map((row) => row.all).join();
    for (const number of ['86011117947', '91234567', '130972'])
      expect(reported).not.toContain(number);
  });
});
