import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { dropDatabase } from '../../support/drop-database.ts';
import { env } from '../../support/env.ts';
import { folderAsOf } from '../../support/migrations/folder-as-of.ts';
import { testPasswords as passwords } from '../../support/test-passwords.ts';

// Goal: a message that waits during a release is still sent, once.
// Method: a database as of 000008 whose queue has one message of each kind, migrated to the newest state, twice.

const id = (n: number) => `01a00000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const happened = (n: number, entity: string, type: string) =>
  `('${id(n + 10)}', '${entity}', '${id(n)}', '${type}', 'The worker', 'WORKER')`;
const waiting = (payload: object, task = 'invoicing/send_notice') =>
  `select graphile_worker.add_job('${task}', payload => '${JSON.stringify(payload)}');`;

const before = `
set session_replication_role = replica;
insert into app_public.events (id, entity, entity_id, event_type, actor, actor_kind) values
  ${happened(1, 'invoices', 'RENDERED')}, ${happened(2, 'invoices', 'REJECTED')},
  ${happened(3, 'deliveries', 'FAILED')}, ${happened(4, 'deliveries', 'FAILED')};
insert into app_public.events (id, entity, entity_id, event_type, status, actor, actor_kind) values
  ('${id(15)}', 'freelance_profiles', '${id(5)}', 'REFUSED', 'REFUSED', 'The worker', 'WORKER');
insert into app_public.users (id, email, first_name) values ('${id(9)}', 'kari@example.no', 'Kari');
insert into app_public.phone_numbers (id, user_id, country_code, number, e164) values
  ('${id(6)}', '${id(9)}', 'NO', '91234567', '+4791234567');
insert into app_public.deliveries (id, account_id, invoice_id, channel, recipient, status, failed_at, failure) values
  ('${id(3)}', '${id(9)}', '${id(1)}', 'EMAIL', 'a@b.no', 'FAILED', now(), 'REFUSED'),
  ('${id(4)}', '${id(9)}', '${id(1)}', 'EMAIL', 'a@b.no', 'FAILED', now(), 'GIVEN_UP');
set session_replication_role = origin;
${waiting({ id: id(1), event: 'PUBLISHED' })}
${waiting({ id: id(2), event: 'REJECTED' })}
${waiting({ id: id(1), event: 'UNDELIVERED', deliveryId: id(3) })}
${waiting({ id: id(1), event: 'UNDELIVERED', deliveryId: id(4) })}
${waiting({ id: id(5), noticeId: id(8) }, 'payout/send_verification_notice')}
${waiting({ phoneId: id(6), email: 'kari@example.no', language: 'NB', digits: '4567' }, 'identity/send_phone_notice')}`;

const follows = (n: number, more: object = {}) => ({
  id: id(n),
  eventId: id(n + 10),
  module: 'invoicing',
  ...more,
});
const failed = { recipient: 'invoice.createdBy' };

test('waiting messages follow their events after the migration', async () => {
  const databaseName = `honorar_test_notices_${process.pid}`;
  const url = databaseUrl(env.clusterUrl, { database: databaseName });
  const folder = await folderAsOf('000008');
  const options = { superuserUrl: env.clusterUrl, databaseName, passwords };
  try {
    await migrateDatabase({ ...options, folder, onlyCommitted: true });
    await withClient(url, (client) => client.query(before));
    await migrateDatabase(options);
    await migrateDatabase(options);
    const { rows } = await withClient(url, (client) =>
      client.query(
        `select t.identifier as task, j.payload
         from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         order by j.payload ->> 'id', j.payload ->> 'message'`,
      ),
    );
    const mail = 'accounts/send_mail';
    expect(rows).toEqual([
      { task: mail, payload: follows(1, { message: 'invoice_sent', recipient: 'createdBy' }) },
      { task: mail, payload: follows(1, { message: 'invoice_unsent', recipient: 'createdBy' }) },
      {
        task: mail,
        payload: follows(2, { message: 'invoice_rejected', recipient: 'createdBy' }),
      },
      { task: mail, payload: follows(3, { message: 'delivery_refused', ...failed }) },
      { task: mail, payload: follows(4, { message: 'delivery_given_up', ...failed }) },
      {
        task: mail,
        payload: follows(5, {
          module: 'payout',
          message: 'profile_refused',
          recipient: 'account.primaryUser',
        }),
      },
      {
        task: mail,
        payload: {
          id: id(6),
          eventId: expect.any(String),
          module: 'identity',
          message: 'phone_proven',
          recipient: 'user',
        },
      },
    ]);
  } finally {
    await dropDatabase(env.clusterUrl, databaseName);
    await rm(join(folder, '..'), { recursive: true });
  }
});
