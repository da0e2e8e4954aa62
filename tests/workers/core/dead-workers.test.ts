import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../support/start-world.ts';

// Goal: jobs of a killed worker run soon, and those of a slow one are left alone.
// Method: locks and heartbeats as such workers leave them behind, set back in time.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

async function lockedJob(worker: string, seconds: number): Promise<() => Promise<boolean>> {
  const [job] = await world.database.committed(async (tx) => {
    await tx.query(`select app_private.enqueue('core/release_dead_workers', '{}')`);
    return tx.query<{ id: string }>(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2)
       where id = (select max(id) from graphile_worker._private_jobs) returning id`,
      [worker, seconds],
    );
  });
  return async () => {
    const [row] = await world.database.committed((tx) =>
      tx.query<{ is_locked: boolean }>(
        'select locked_by is not null as is_locked from graphile_worker._private_jobs where id = $1',
        [job!.id],
      ),
    );
    return row!.is_locked;
  };
}

const beat = (id: string, workers: string[], silentFor = 0) =>
  world.context.database
    .call('record_worker_heartbeat', id, 'a machine', 4711, workers)
    .then((others) =>
      world.database.committed(async (tx) => {
        await tx.query(
          `update app_private.worker_heartbeats set beat_at = now() - make_interval(secs => $2) where id = $1`,
          [id, silentFor],
        );
        return others;
      }),
    );

test('a living worker keeps the job it has worked on for an hour', async () => {
  await beat(randomUUID(), ['living']);
  const isLocked = await lockedJob('living', 3600);
  await world.context.database.call('release_dead_workers');
  expect(await isLocked()).toBe(true);
});

test('a worker without a heartbeat loses its job, whenever it locked it', async () => {
  await beat(randomUUID(), ['silent'], 31);
  const isLocked = await lockedJob('silent', 5);
  expect(await world.context.database.call('release_dead_workers')).toBe(1);
  expect(await isLocked()).toBe(false);
});

test('a worker with a slow job is identified by the name under which the queue locks it', async () => {
  const { startRunners } = await import('#workers/core/start-runners.ts');
  const poolIds: string[] = [];
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = async () => {
    begun.resolve();
    await ended.promise;
  };
  const runners = await startRunners({
    tasks: new Map([['core/be_slow', slow]]),
    crontab: '',
    context: world.context,
    concurrency: 1,
    lastBeatAt: Date.now,
    onPool: (poolId) => poolIds.push(poolId),
  });
  await beat(randomUUID(), poolIds);
  const lockedFor = (seconds: number) =>
    world.database.committed((tx) =>
      tx.query<{ is_locked: boolean }>(
        `with jobs as (update graphile_worker._private_jobs j set locked_at = now() - make_interval(secs => $1)
           from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'core/be_slow' and j.locked_at is not null
           returning 1)
         select exists (select from jobs) as is_locked`,
        [seconds],
      ),
    );
  await world.database.committed((tx) =>
    tx.query(`select app_private.enqueue('core/be_slow', '{}')`),
  );
  await begun.promise;
  expect(await lockedFor(3600)).toEqual([{ is_locked: true }]);
  await world.context.database.call('release_dead_workers');
  expect(await lockedFor(3600)).toEqual([{ is_locked: true }]);
  ended.resolve();
  await runners.stop('the test is over');
});

test('a worker that died before its first heartbeat loses its job too', async () => {
  const isLockedOld = await lockedJob('never-heard-of', 31);
  const isLockedNew = await lockedJob('just-born', 2);
  await world.context.database.call('release_dead_workers');
  expect(await isLockedOld()).toBe(false);
  expect(await isLockedNew()).toBe(true);
});

test('a worker that is known to have ended loses its job at once', async () => {
  const id = randomUUID();
  await beat(id, ['gone']);
  const isLocked = await lockedJob('gone', 1);
  expect(await beat(randomUUID(), ['successor'])).toContainEqual({ id, processNumber: 4711 });
  await world.context.database.call('release_dead_workers', [id]);
  expect(await isLocked()).toBe(false);
});

test('the successor of a killed worker on the same machine runs its job at once', async () => {
  const { startWorker } = await import('#workers/core/start-worker.ts');
  const { spawn } = await import('node:child_process');
  const dead = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => dead.once('exit', resolve));
  const { startHeartbeat } = await import('#workers/core/start-heartbeat.ts');
  const beats = await startHeartbeat({
    database: world.context.database,
    log: world.context.log,
    poolIds: () => ['killed'],
  });
  await world.database.committed((tx) =>
    tx.query(
      'update app_private.worker_heartbeats set process_number = $1 where $2 = any (worker_ids)',
      [dead.pid, 'killed'],
    ),
  );
  const isLocked = await lockedJob('killed', 1);
  const worker = await startWorker(
    {
      databaseUrl: world.database.workerUrl,
      numberKey: null,
      publicUrl: 'https://honorar.test',
      filesUrl: '/tmp',
      smtpUrl: 'smtp://127.0.0.1:1',
      mailFrom: 'post@honorar.no',
      smsUrl: 'http://127.0.0.1:1',
      smsFrom: 'Honorar',
      bankFilesUrl: null,
      paymentFileVersion: '03',
      registerUrl: null,
      checks: null,
      accessPoint: null,
      ehfRules: null,
      webhooks: '',
      concurrency: 1,
      logLevel: 'silent',
      healthPort: null,
      healthFile: null,
      collector: null,
    },
    world.context.log,
  );
  const [named] = await world.database.committed((tx) =>
    tx.query<{ count: number }>(
      `select cardinality(worker_ids) as count from app_private.worker_heartbeats where process_number = $1 and not 'killed' = any (worker_ids)`,
      [process.pid],
    ),
  );
  expect(named?.count, 'its own jobs could be taken over from the first one on').toBeGreaterThan(0);
  await expect.poll(() => isLocked().catch(() => 'done'), { timeout: 10_000 }).not.toBe(true);
  await worker.stop('the test is over');
  await beats.stop();
});
