import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOnce } from 'graphile-worker';
import { pino } from 'pino';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { openStorage } from '#shared/storage/open-storage.ts';
import { readNumberKey } from '#tools/launcher/database/ensure-number-key.ts';
import { bindTasks } from '#workers/core/bind-tasks.ts';
import { createAccessPoint } from '#workers/core/create-access-point.ts';
import { createCheckProvider } from '#workers/core/create-check-provider.ts';
import { createMailer } from '#workers/core/create-mailer.ts';
import { createOutbox } from '#workers/core/create-outbox.ts';
import { createSmsGateway } from '#workers/core/create-sms-gateway.ts';
import { createWebhooks, type Webhooks } from '#workers/core/create-webhooks.ts';
import type { EhfRules } from '#workers/core/ehf-rules/create-ehf-rules.ts';
import { loadTasks } from '#workers/core/load-tasks.ts';
import { openDatabase } from '#workers/core/open-database.ts';
import { openNumbers } from '#workers/core/open-numbers.ts';
import { withFunctionTasks } from '#workers/core/start-worker.ts';
import { queueLogger } from '#workers/core/watch-queue.ts';
import type { OutsideContext, WorkerContext } from '#workers/core/worker-task.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { testSecret } from '../../support/test-secret.ts';
import { type Inbox, inboxAt } from './inbox.ts';

export type World = {
  database: TestDatabase;
  context: WorkerContext & OutsideContext;
  sandbox: RunningSandbox;
  inbox: Inbox;
  /** The folder of files to the bank. */
  bankFolder: string;
  /** Runs every job that is due, as `app_worker`, until none is left. */
  runJobs(): Promise<void>;
  /** The jobs that wait in the queue, with the attempts of each. */
  waiting(): Promise<{ task: string; attempts: number; error: string | null }[]>;
  /** Makes waiting jobs due now, as the passing of time would. */
  passTime(): Promise<void>;
  end(): Promise<void>;
};

export const MODULES = fileURLToPath(new URL('../../../workers/modules', import.meta.url));

/** The secret shared with the provider of checks. */
export const CHECKS_SECRET = 'between us and the provider of checks';

/** The secret shared with the access point. */
export const ACCESS_POINT_SECRET = 'between us and the access point';

/** Differences from the default world: storage, webhooks, additions to the database. */
type Options = {
  filesUrl?: string;
  webhooks?: Webhooks;
  /** The official rules for EHF; none by default. */
  ehfRules?: EhfRules;
  prepare?: (database: TestDatabase) => Promise<unknown>;
};

/** A real database, a real queue, a real mail server and a folder of files, or other storage. */
export async function startWorld({
  filesUrl,
  webhooks,
  ehfRules,
  prepare,
}: Options = {}): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'honorar-world-'));
  const database = await createTestDatabase();
  await prepare?.(database);
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    folder,
    checks: { secret: CHECKS_SECRET, callbackUrl: '' },
    accessPoint: { secret: ACCESS_POINT_SECRET, callbackUrl: '' },
  });
  const log = pino({ level: 'silent' });
  const workerDatabase = openDatabase(database.workerUrl, log, 5);
  const mailer = createMailer(`smtp://127.0.0.1:${sandbox.smtpPort}`, 'Honorar <post@honorar.no>');
  const opened: WorkerContext = {
    database: workerDatabase,
    mailer,
    smsGateway: createSmsGateway(`http://127.0.0.1:${sandbox.port}/sandbox/sms`, 'Honorar'),
    checkProvider: createCheckProvider({
      url: `http://127.0.0.1:${sandbox.port}/sandbox/checks`,
      secret: CHECKS_SECRET,
    }),
    accessPoint: createAccessPoint({
      url: `http://127.0.0.1:${sandbox.port}/sandbox/access-point`,
      secret: ACCESS_POINT_SECRET,
    }),
    ehfRules: ehfRules ?? null,
    webhooks: webhooks ?? createWebhooks(new Map()),
    storage: openStorage(filesUrl ?? path.join(folder, 'files')),
    numbers: openNumbers(await readNumberKey(database.ownerUrl, testSecret)),
    publicUrl: 'https://honorar.test',
    bankFolder: path.join(folder, 'bank'),
    paymentFileVersion: '03',
    registerUrl: `http://127.0.0.1:${sandbox.port}/sandbox/register`,
    log,
  };
  const context = { ...opened, outbox: createOutbox(opened) };
  const taskList = bindTasks(
    await withFunctionTasks(await loadTasks(MODULES), workerDatabase),
    context,
  );
  const asOwner = <T extends object>(sql: string) => database.committed((tx) => tx.query<T>(sql));
  return {
    database,
    context,
    bankFolder: path.join(folder, 'bank'),
    sandbox,
    inbox: inboxAt(`http://127.0.0.1:${sandbox.port}`),
    async runJobs() {
      await runOnce({
        pgPool: workerDatabase.pool,
        taskList,
        noHandleSignals: true,
        logger: queueLogger(log),
      });
      await untilWritten(asOwner);
    },
    waiting: () =>
      asOwner(
        'select task_identifier as task, attempts, last_error as error from graphile_worker.jobs order by 1',
      ),
    async passTime() {
      await asOwner('update graphile_worker._private_jobs set run_at = now()');
    },
    async end() {
      mailer.close();
      await ehfRules?.stop();
      await workerDatabase.pool.end();
      await sandbox.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The queue may end before it has written the results of its last jobs. */
export async function untilWritten(query: (sql: string) => Promise<unknown[]>): Promise<void> {
  const until = performance.now() + 10_000;
  const locked = 'select 1 from graphile_worker._private_jobs where locked_at is not null';
  while ((await query(locked)).length > 0) {
    if (performance.now() > until) throw new Error('the queue contains a job that no worker runs');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
