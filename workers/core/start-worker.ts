import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { openStorage } from '#shared/storage/open-storage.ts';
import type { WorkerEnv } from '../env.ts';
import { bankFolderOf } from './bank-folder-of.ts';
import { createAccessPoint } from './create-access-point.ts';
import { createCheckProvider } from './create-check-provider.ts';
import { createMailer } from './create-mailer.ts';
import { createSmsGateway } from './create-sms-gateway.ts';
import { createWebhooks } from './create-webhooks.ts';
import { openEhfRules } from './ehf-rules/create-ehf-rules.ts';
import { loadTasks } from './load-tasks.ts';
import { openDatabase } from './open-database.ts';
import { openNumbers } from './open-numbers.ts';
import { readWebhooks } from './read-webhooks.ts';
import { type Health, serveHealth, touchHealthFile } from './serve-health.ts';
import { startHeartbeat } from './start-heartbeat.ts';
import { countRunners, startRunners } from './start-runners.ts';
import { withFunctionTasks } from './with-function-tasks.ts';

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
  const files = await loadTasks(MODULES);
  const { concurrency, publicUrl, registerUrl } = env;
  const database = openDatabase(env.databaseUrl, log, concurrency + 3 + countRunners(files));
  const mailer = createMailer(env.smtpUrl, env.mailFrom);
  const smsGateway = createSmsGateway(env.smsUrl, env.smsFrom);
  const webhooks = createWebhooks(readWebhooks(env.webhooks));
  const checkProvider = createCheckProvider(env.checks);
  const accessPoint = createAccessPoint(env.accessPoint);
  const ehfRules = openEhfRules(env.ehfRules);
  const storage = openStorage(env.filesUrl);
  const bankFolder = bankFolderOf(env.bankFilesUrl);
  const workerIds = new Set<string>();
  const health = (): Health => {
    const at = heartbeat?.lastBeatAt() ?? 0;
    return {
      ok: Date.now() - at < SILENT_MS,
      lastBeatAt: at ? new Date(at).toISOString() : null,
      mailServerResting: mailer.isResting(),
      smsGatewayResting: smsGateway.isResting(),
      checkProviderResting: checkProvider.isResting(),
      accessPointResting: accessPoint.isResting(),
    };
  };
  const onBeat = () => {
    if (env.healthFile) void touchHealthFile(env.healthFile, health()).catch(() => undefined);
  };
  let heartbeat: Awaited<ReturnType<typeof startHeartbeat>> | undefined;
  heartbeat = await startHeartbeat({ database, log, workerIds: () => [...workerIds], onBeat });
  const tasks = await withFunctionTasks(files, database);
  const runners = await startRunners({
    context: {
      ...{ database, mailer, smsGateway, webhooks, checkProvider, accessPoint, ehfRules, storage },
      numbers: openNumbers(env.numberKey),
      bankFolder,
      ...{ publicUrl, registerUrl, log },
    },
    ...{ tasks, crontab: await joinCrontabs(MODULES), concurrency },
    lastBeatAt: heartbeat.lastBeatAt,
    onWorker: (workerId) => workerIds.add(workerId),
  });
  const server = env.healthPort ? await serveHealth(env.healthPort, health) : null;
  log.info({ tasks: 'ready', concurrency }, 'the worker takes jobs');
  return {
    ended: runners.ended,
    async stop(reason) {
      log.info({ reason }, 'the worker stops');
      await runners.stop(reason);
      await heartbeat?.stop();
      server?.close();
      mailer.close();
      await ehfRules?.stop();
      await database.pool.end();
    },
  };
}

/** Puts the modules' `crontab` files together into the one text the queue reads. */
export async function joinCrontabs(modulesFolder: string): Promise<string> {
  const modules = (await readdir(modulesFolder)).sort();
  const texts = await Promise.all(
    modules.map((module) =>
      readFile(path.join(modulesFolder, module, 'crontab'), 'utf8').catch(ignoreMissing),
    ),
  );
  return texts.filter(Boolean).join('\n');
}

function ignoreMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
  throw error;
}
