import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { openDoors } from '../../support/transitions/open-doors.ts';

// Goal: each transition has one event, whoever made it and however it was written; a rejected one has none.
// Method: failed jobs written by hand, with only the guard between the writer and the table.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const make = (job: number) => `
  insert into app_public.failed_jobs (job_id, task, attempts, failed_at)
  values (${job}, 'core/nothing', 1, now()) on conflict (job_id) where status = 'FAILED' do nothing`;
const dismiss = `update app_public.failed_jobs set status = 'DISMISSED'`;

function byHand(work: (tx: TestTransaction) => Promise<void>): () => Promise<void> {
  return () =>
    database.rolledBack(async (tx) => {
      await openDoors(tx, 'app_public.failed_jobs');
      await work(tx);
    });
}

const received = (tx: TestTransaction) =>
  tx.query(
    `select f.job_id::int as job, e.event_type, e.status, e.actor_kind, e.data
     from app_public.events e join app_public.failed_jobs f on f.id = e.entity_id
     where e.entity = 'failed_jobs' order by e.id`,
  );

const born = { job: 1, event_type: 'CREATED', status: 'FAILED', actor_kind: 'WORKER', data: {} };
const dismissed = { ...born, event_type: 'DISMISSED', status: 'DISMISSED', actor_kind: 'OPERATOR' };

test(
  'a row that is inserted or updated by hand has one event per change',
  byHand(async (tx) => {
    await tx.as(actor.worker, (client) => client.query(make(1)));
    await tx.as(actor.operator('ADMIN'), (client) => client.query(dismiss));
    await tx.as(actor.operator('ADMIN'), (client) => client.query(dismiss));
    expect(await received(tx)).toEqual([born, dismissed]);
  }),
);

test(
  'an insert of an existing row and a rejected transition have no event',
  byHand(async (tx) => {
    await tx.as(actor.worker, (client) => client.query(make(1)));
    await tx.as(actor.worker, (client) => client.query(make(1)));
    await expect(tx.as(actor.worker, (client) => client.query(dismiss))).rejects.toThrow();
    expect(await received(tx)).toEqual([born]);
  }),
);

test(
  'an annotation is stored in the event of its transition and in no other',
  byHand(async (tx) => {
    await tx.as(actor.worker, (client) => client.query(`${make(1)}; ${make(2)}`));
    const [, second] = await tx.query<{ id: string }>(
      'select id from app_public.failed_jobs order by job_id',
    );
    await tx.as(actor.operator('ADMIN'), async (client) => {
      const say = `select app_private.annotate_transition('failed_jobs', $1, '{"reason": "Enough"}')`;
      await client.query(say, [second?.id]);
      await client.query(dismiss);
    });
    expect(await received(tx)).toEqual([
      born,
      { ...born, job: 2 },
      dismissed,
      { ...dismissed, job: 2, data: { reason: 'Enough' } },
    ]);
  }),
);
