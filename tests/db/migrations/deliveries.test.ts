import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { databaseFolder, databaseUrl } from '#db/tools/database-folder.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { dropDatabase } from '../../support/drop-database.ts';
import { env } from '../../support/env.ts';
import { folderAsOf } from '../../support/migrations/folder-as-of.ts';
import { testPasswords } from '../../support/test-passwords.ts';

// Goal: deliveries of a customer's database from before they had a status get the right one.
// Method: a database as of 000005 with invoices sent, failed, sent again, waiting and never sent, migrated to the
// newest state; and one with statuses without reasons. A second migration changes nothing.

const superuserUrl = env.clusterUrl;

type Published = {
  status?: 'PUBLISHED' | 'RESOLVED' | 'SUBMITTED';
  client?: { preferred_delivery_method?: 'EMAIL' | 'EHF' | 'NONE'; email?: string | null };
  deliveries?: object[];
  events?: string[];
};

const cases: Record<string, Published & { become: string[] }> = {
  'was sent': { deliveries: [{ sent_at: '2026-03-02' }], become: ['EMAIL SENT'] },
  'is on its way': { deliveries: [{}], become: ['EMAIL PENDING'] },
  'was refused': {
    deliveries: [{ failed_at: '2026-03-02', failure_reason: '550' }],
    become: ['EMAIL FAILED REFUSED'],
  },
  'was refused, then taken': {
    deliveries: [{ failed_at: '2026-03-02' }, { sent_at: '2026-03-03' }],
    become: ['EMAIL SETTLED REFUSED', 'EMAIL SENT'],
  },
  'was refused, and paid all the same': {
    status: 'RESOLVED',
    deliveries: [{ failed_at: '2026-03-02' }],
    become: ['EMAIL SETTLED REFUSED'],
  },
  'found no address, as was noted': {
    events: ['SENDING_FAILED'],
    become: ['EMAIL FAILED NO_ADDRESS'],
  },
  'found no address, as nobody noted': {
    client: { email: null },
    become: ['EMAIL FAILED NO_ADDRESS'],
  },
  'was not to be sent': {
    client: { preferred_delivery_method: 'NONE' },
    become: ['NONE SETTLED'],
  },
  'is not published yet': { status: 'SUBMITTED', become: [] },
};

/** Copies a row of a table, with the given values changed. */
async function copy(client: pg.ClientBase, table: string, like: object, given: object) {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`app_public.${table}`],
  );
  const names = rows[0]!.names;
  await client.query(
    `insert into app_public.${table} (${names})
     select ${names} from jsonb_populate_record(null::app_public.${table}, $1)`,
    [JSON.stringify({ ...like, ...given })],
  );
}

const one = async (client: pg.ClientBase, table: string) => {
  const { rows } = await client.query<{ row: { id: string } }>(
    `select to_jsonb(t) as row from app_public.${table} t limit 1`,
  );
  return rows[0]!.row;
};

const uuid = (kind: number, at: number, part = 0) =>
  `01a00000-0000-7000-8000-${String(kind * 1_000_000 + at * 100 + part).padStart(12, '0')}`;

async function fill(client: pg.ClientBase): Promise<void> {
  await client.query(await readFile(join(import.meta.dirname, 'fill-000005.sql'), 'utf8'));
  await client.query('set session_replication_role = replica');
  const like = {
    clients: await one(client, 'clients'),
    invoices: await one(client, 'invoices'),
    deliveries: await one(client, 'deliveries'),
    events: await one(client, 'events'),
    bank: await one(client, 'bank_accounts'),
    profile: await one(client, 'freelance_profiles'),
    file: await one(client, 'files'),
  };
  for (const [at, one] of Object.values(cases).entries()) {
    const { status = 'PUBLISHED', deliveries = [], events = [] } = one;
    const ids = { client: uuid(1, at), invoice: uuid(2, at) };
    await copy(client, 'clients', like.clients, {
      id: ids.client,
      client_number: String(10_000 + at),
      org_number: String(900_000_000 + at),
      email: 'kunde@example.no',
      preferred_delivery_method: 'EMAIL',
      ...one.client,
    });
    const published = {
      invoice_number: at + 1,
      document_number: `1-${at + 1}`,
      kid: String(at).padStart(14, '0'),
      public_token: String(at).padStart(44, 'x'),
      published_at: '2026-03-01',
      pdf_document_id: like.file.id,
    };
    await copy(client, 'invoices', like.invoices, {
      id: ids.invoice,
      status,
      client_id: ids.client,
      freelance_profile_id: like.profile.id,
      bank_account_id: like.bank.id,
      invoiced_on: '2026-03-01',
      due_on: '2026-03-15',
      submitted_at: '2026-03-01',
      platform_fee_percent: 5,
      ...(status === 'SUBMITTED' ? {} : published),
    });
    for (const [part, delivery] of deliveries.entries()) {
      await copy(client, 'deliveries', like.deliveries, {
        id: uuid(3, at, part),
        invoice_id: ids.invoice,
        channel: 'EMAIL',
        recipient: 'kunde@example.no',
        ...delivery,
      });
    }
    for (const [part, event_type] of events.entries()) {
      const about = { entity: 'invoices', entity_id: ids.invoice, event_type };
      await copy(client, 'events', like.events, { id: uuid(4, at, part), ...about });
    }
  }
  await client.query('set session_replication_role = origin');
}

async function states(client: pg.ClientBase): Promise<[string, string[]][]> {
  const { rows } = await client.query<{ invoice_id: string; state: string }>(
    `select invoice_id, concat_ws(' ', channel, status, failure) as state
     from app_public.deliveries order by id`,
  );
  return Object.keys(cases).map((name, at) => [
    name,
    rows.filter((row) => row.invoice_id === uuid(2, at)).map(({ state }) => state),
  ]);
}

const expected = Object.entries(cases).map(([name, { become }]) => [name, become]);

/** As during development: the status came before the reason of a failure. */
const withoutReasons = `
  create type app_public.delivery_status as enum ('PENDING', 'SENT', 'FAILED', 'SETTLED');
  alter table app_public.deliveries add column status app_public.delivery_status not null default 'PENDING';
  alter table app_public.deliveries disable trigger user;
  update app_public.deliveries set status = 'FAILED', failed_at = null where failed_at is not null;
  alter table app_public.deliveries enable trigger user;`;

test.each([
  ['of 000005', ''],
  ['with statuses without reasons', withoutReasons],
])('deliveries of a database %s get the right status, and keep it', async (name, prepared) => {
  const databaseName = `honorar_test_deliveries_${process.pid}_${name.length}`;
  const url = databaseUrl(superuserUrl, { database: databaseName });
  const folder = await folderAsOf('000005');
  const passwords = testPasswords;
  try {
    await migrateDatabase({ superuserUrl, databaseName, passwords, folder, onlyCommitted: true });
    await withClient(url, async (client) => {
      await fill(client);
      if (prepared) await client.query(prepared);
    });
    await migrateDatabase({ superuserUrl, databaseName, passwords });
    const current = join(databaseFolder, 'migrations/current/1-current.sql');
    const again = await readFile(current, 'utf8').catch(() => '');
    await withClient(url, async (client) => {
      expect(await states(client)).toEqual(expected);
      if (again) await client.query(again);
      expect(await states(client)).toEqual(expected);
    });
  } finally {
    await dropDatabase(superuserUrl, databaseName);
    rmSync(join(folder, '..'), { recursive: true });
  }
});
