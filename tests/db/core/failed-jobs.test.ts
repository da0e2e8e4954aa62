import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { aUser } from '../../support/fixtures/a-user.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { jobs, workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';

// Goal: operators are notified of every job that the worker gives up, whatever its task.
// Method: jobs of several tasks with their attempts used up, as the queue leaves them, and what operators see and do
// then.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const admin = actor.operator('ADMIN');

async function givenUp(tx: TestTransaction, task: string, payload: object = {}): Promise<void> {
  await tx.query(`select app_private.enqueue($1, $2, max_attempts => 3)`, [task, payload]);
  await tx.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'It is broken'`,
  );
}

const seen = (tx: TestTransaction) =>
  tx.query<{ id: string; task: string; status: string; subject: string }>(
    'select id, task, status, subject from app_public.failed_jobs order by task, created_at',
  );

test('every job that was given up is listed and reported once', async () => {
  await database.rolledBack(async (tx) => {
    await givenUp(tx, 'invoicing/publish_invoice', { id: 'a' });
    await givenUp(tx, 'payout/look_up_organization', { number: '974760673' });
    expect(await workerCall(tx, 'report_failed_jobs')).toBe(2);
    expect(await workerCall(tx, 'report_failed_jobs')).toBe(0);
    expect(await seen(tx)).toMatchObject([
      { task: 'invoicing/publish_invoice', status: 'FAILED', subject: 'a' },
      { task: 'payout/look_up_organization', subject: '974760673' },
    ]);
    const [received, ...more] = await tx.query<{ payload: object }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'identity/tell_operators'`,
    );
    expect(more).toEqual([]);
    expect(received?.payload).toMatchObject({
      count: 2,
      tasks: ['invoicing/publish_invoice', 'payout/look_up_organization'],
    });
  });
});

test('the entity of a failed job is found in its table, whatever the task', async () => {
  await database.rolledBack(async (tx) => {
    // Registration sends a link.
    await aUser(tx);
    await givenUp(tx, 'identity/tell_operators', { id: crypto.randomUUID() });
    await givenUp(tx, 'payout/look_up_organization', { number: '974760673' });
    await workerCall(tx, 'report_failed_jobs');
    const { rows: found } = await tx.as(actor.operator('READ'), (client) =>
      client.query(
        'select task, app_public.failed_jobs_entity(f) as entity from app_public.failed_jobs f order by task',
      ),
    );
    expect(found).toEqual([
      { task: 'identity/send_confirmation_link', entity: 'users' },
      { task: 'identity/tell_operators', entity: null },
      { task: 'payout/look_up_organization', entity: null },
    ]);
  });
});

test('a notification of failed jobs that fails is listed without another notification', async () => {
  await database.rolledBack(async (tx) => {
    await givenUp(tx, 'identity/tell_operators');
    expect(await workerCall(tx, 'report_failed_jobs')).toBe(1);
    expect(await jobs(tx)).toEqual(['identity/tell_operators']);
  });
});

test('only an ADMIN operator can retry or dismiss a failed job', async () => {
  await database.rolledBack(async (tx) => {
    await givenUp(tx, 'invoicing/render_invoice', { id: 'a' });
    await workerCall(tx, 'report_failed_jobs');
    const [failed] = await seen(tx);
    const retry = (who = admin) => call(tx, who, 'retry_failed_job', { id: failed?.id });
    for (const role of ['READ', 'REVIEW', 'FINANCE'] as const) {
      await expectRefusals(retry(actor.operator(role)), [{ code: 'UNAUTHORIZED' }]);
    }
    expect(await retry()).toMatchObject({ status: 'RETRIED' });
    const [job] = await tx.query(
      `select attempts, run_at <= now() as is_due from graphile_worker.jobs where task_identifier = 'invoicing/render_invoice'`,
    );
    expect(job).toEqual({ attempts: 0, is_due: true });
    await expectRefusals(retry(), [{ code: 'INVALID_TRANSITION' }]);
    // A job that is given up again is listed again; a dismissed job is gone.
    await tx.query('update graphile_worker._private_jobs set attempts = max_attempts');
    expect(await workerCall(tx, 'report_failed_jobs')).toBe(2);
    const open = (await seen(tx)).filter(({ status }) => status === 'FAILED');
    for (const { id } of open) await call(tx, admin, 'dismiss_failed_job', { id });
    expect(await jobs(tx)).not.toContain('invoicing/render_invoice');
    await expectRefusals(call(tx, admin, 'dismiss_failed_job', { id: open[0]?.id }), [
      { code: 'INVALID_TRANSITION' },
    ]);
  });
});

// Requirements: A8.64
test('a job that succeeded by itself is closed, and a job that is gone cannot be retried', async () => {
  await database.rolledBack(async (tx) => {
    await givenUp(tx, 'invoicing/render_invoice', { id: 'a' });
    await workerCall(tx, 'report_failed_jobs');
    const [failed] = await seen(tx);
    await tx.query('delete from graphile_worker._private_jobs');
    await expectRefusals(call(tx, admin, 'retry_failed_job', { id: failed?.id }), [
      { code: 'TRANSITION_FAILED' },
    ]);
    await workerCall(tx, 'report_failed_jobs');
    expect(await seen(tx)).toMatchObject([{ status: 'RETRIED' }]);
  });
});
