import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { run, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { openStorage } from '../../storage/open-storage.ts';
import type { WorkerEnv } from '../env.ts';
import { bindTasks } from './bind-tasks.ts';
import { createMailer } from './create-mailer.ts';
import { createSmsGateway } from './create-sms-gateway.ts';
import { joinCrontabs } from './join-crontabs.ts';
import { loadTasks } from './load-tasks.ts';
import { openDatabase } from './open-database.ts';
import { queueLogger } from './queue-logger.ts';
import { type Health, serveHealth, touchHealthFile } from './serve-health.ts';
import { startHeartbeat } from './start-heartbeat.ts';
import { watchQueue } from './watch-queue.ts';

export type RunningWorker = {
  /** Ends when the worker has stopped; throws when it could not go on. */
  ended: Promise<void>;
  /** Takes no new jobs, lets those under way finish, and closes everything. */
  stop(reason: string): Promise<void>;
};

const MODULES = fileURLToPath(new URL('../modules', import.meta.url));
const SILENT_MS = 30_000;

/** Opens everything a worker needs and begins to take jobs. */
export async function startWorker(env: WorkerEnv, log: Logger): Promise<RunningWorker> {
  const database = openDatabase(env.databaseUrl, log, env.concurrency + 3);
  const mailer = createMailer(env.smtpUrl, env.mailFrom);
  const smsGateway = createSmsGateway(env.smsUrl, env.smsFrom);
  const storage = openStorage(env.filesUrl);
  const context = { database, mailer, smsGateway, storage, publicUrl: env.publicUrl, log };
  const workerIds = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId));
  events.on('job:error', ({ job, error }) =>
    log.warn(
      { task: job.task_identifier, job: job.id, attempt: job.attempts, err: error },
      'job failed',
    ),
  );
  const health = (): Health => {
    const at = heartbeat?.lastBeatAt() ?? 0;
    return {
      ok: Date.now() - at < SILENT_MS,
      lastBeatAt: at ? new Date(at).toISOString() : null,
      mailServerResting: mailer.isResting(),
      smsGatewayResting: smsGateway.isResting(),
    };
  };
  const onBeat = () => {
    if (env.healthFile) void touchHealthFile(env.healthFile, health()).catch(() => undefined);
  };
  let heartbeat: Awaited<ReturnType<typeof startHeartbeat>> | undefined;
  heartbeat = await startHeartbeat({ database, log, workerIds: () => [...workerIds], onBeat });
  const stuck = watchQueue(events, heartbeat.lastBeatAt);
  const runner = await run({
    pgPool: database.pool,
    taskList: bindTasks(await loadTasks(MODULES), context),
    crontab: await joinCrontabs(MODULES),
    concurrency: env.concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: queueLogger(log),
    events,
  });
  const server = env.healthPort ? await serveHealth(env.healthPort, health) : null;
  log.info({ tasks: 'ready', concurrency: env.concurrency }, 'the worker takes jobs');
  return {
    ended: Promise.race([runner.promise, stuck]),
    async stop(reason) {
      log.info({ reason }, 'the worker stops');
      await runner.stop(reason);
      await heartbeat?.stop();
      server?.close();
      mailer.close();
      await database.pool.end();
    },
  };
}
