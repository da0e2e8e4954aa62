import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { openDoors } from '../../support/transitions/open-doors.ts';
import { workerCall } from '../invoicing/worker-call.ts';

// Goal: each follower of an event is one job of its transaction, and runs only if it is still wanted when it is due.
// Method: failed jobs inserted and updated by hand, with followers that exist only in these tests.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Job = { task: string; payload: Record<string, string>; minutes: number };

const waiting = (tx: TestTransaction) =>
  tx.query<Job>(
    `select t.identifier as task, j.payload, round(extract(epoch from j.run_at - now()) / 60)::int as minutes
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     order by j.run_at, j.id`,
  );

const make = (tx: TestTransaction) =>
  tx.as(actor.worker, (client) =>
    client.query(
      `insert into app_public.failed_jobs (job_id, task, attempts, failed_at) values (1, 'core/nothing', 1, now())`,
    ),
  );
const move = (tx: TestTransaction, status: string) =>
  tx.as(actor.operator('ADMIN'), (client) =>
    client.query('update app_public.failed_jobs set status = $1', [status]),
  );

function following(
  rows: string,
  work: (tx: TestTransaction) => Promise<void>,
): () => Promise<void> {
  return () =>
    database.rolledBack(async (tx) => {
      await openDoors(tx, 'app_public.failed_jobs');
      await tx.query(
        `insert into app_public.followers (module, entity, event_type, task, message, recipient, delay_minutes, while_status, condition)
         values ${rows}`,
      );
      await work(tx);
    });
}

const due = async (tx: TestTransaction) => {
  const [job] = await waiting(tx);
  return workerCall<boolean>(tx, 'is_follower_due', job?.task, job?.payload);
};

test(
  'each follower of the event has one job; followers of other events and tables have none',
  following(
    `('toys', 'failed_jobs', 'CREATED', 'toys/count_jobs', null, null, 0, null, null),
     ('toys', 'failed_jobs', 'CREATED', 'toys/send_it', 'broken', 'OWNER', 90, null, null),
     ('toys', 'failed_jobs', 'DISMISSED', 'toys/praise_operator', null, null, 0, null, null),
     ('toys', 'invoices', 'CREATED', 'toys/count_invoices', null, null, 0, null, null)`,
    async (tx) => {
      await make(tx);
      const [row] = await tx.query<{ id: string; event: string }>(
        `select f.id, e.id as event from app_public.failed_jobs f join app_public.events e on e.entity_id = f.id`,
      );
      const about = { id: row?.id, eventId: row?.event, module: 'toys' };
      expect(await waiting(tx)).toEqual([
        { task: 'toys/count_jobs', payload: about, minutes: 0 },
        {
          task: 'toys/send_it',
          payload: { ...about, message: 'broken', recipient: 'OWNER' },
          minutes: 90,
        },
      ]);
    },
  ),
);

test(
  'a rejected transition enqueues no job',
  following(
    `('toys', 'failed_jobs', 'DISMISSED', 'toys/praise_operator', null, null, 0, null, null)`,
    async (tx) => {
      await make(tx);
      const byTheWorker = tx.as(actor.worker, (client) =>
        client.query(`update app_public.failed_jobs set status = 'DISMISSED'`),
      );
      await expect(byTheWorker).rejects.toThrow();
      expect(await waiting(tx)).toEqual([]);
    },
  ),
);

test(
  'a delayed follower runs only while the row has the status that it names',
  following(
    `('toys', 'failed_jobs', 'CREATED', 'toys/remind_operator', null, null, 4320, 'FAILED', null)`,
    async (tx) => {
      await make(tx);
      expect(await waiting(tx)).toMatchObject([{ minutes: 4320 }]);
      expect(await due(tx)).toBe(true);
      await move(tx, 'DISMISSED');
      expect(await due(tx)).toBe(false);
    },
  ),
);

test(
  'a delayed follower runs only if its condition holds when it is due',
  following(
    `('toys', 'failed_jobs', 'CREATED', 'toys/remind_operator', null, null, 0, null, 'is_dismissed')`,
    async (tx) => {
      await tx.query(`create function app_hidden.is_dismissed(uuid) returns boolean language sql
        as 'select status = ''DISMISSED'' from app_public.failed_jobs where id = $1'`);
      await make(tx);
      expect(await due(tx)).toBe(false);
      await move(tx, 'DISMISSED');
      expect(await due(tx)).toBe(true);
    },
  ),
);

test.each([
  ['dismissed', true],
  ['broken', false],
])('only the message that the condition returns is sent: %s', (message, isSent) =>
  following(
    `('toys', 'failed_jobs', 'CREATED', 'toys/send_it', '${message}', 'OWNER', 0, null, 'text_of_job')`,
    async (tx) => {
      await tx.query(`create function app_hidden.text_of_job(uuid) returns text language sql
        as 'select case status when ''DISMISSED'' then ''dismissed'' end from app_public.failed_jobs where id = $1'`);
      await make(tx);
      expect(await due(tx)).toBe(false);
      await move(tx, 'DISMISSED');
      expect(await due(tx)).toBe(isSent);
    },
  )(),
);

test(
  'a waiting job of a removed reaction does not run',
  following(
    `('toys', 'failed_jobs', 'CREATED', 'toys/count_jobs', null, null, 0, null, null),
     ('dolls', 'failed_jobs', 'CREATED', 'toys/count_jobs', null, null, 0, null, null)`,
    async (tx) => {
      await make(tx);
      const [first, second] = await waiting(tx);
      await tx.query(`select app_private.begin_reactions($1, 'failed_jobs')`, [
        first?.payload.module,
      ]);
      const isDue = (job?: Job) => workerCall(tx, 'is_follower_due', job?.task, job?.payload);
      expect(await isDue(first)).toBe(false);
      expect(await isDue(second)).toBe(true);
    },
  ),
);
