import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
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
import { createWebhooks, readWebhooks } from './create-webhooks.ts';
import { openEhfRules } from './ehf-rules/create-ehf-rules.ts';
import { loadTasks, type Tasks } from './load-tasks.ts';
import { openDatabase, type WorkerDatabase } from './open-database.ts';
import { openNumbers } from './open-numbers.ts';
import { startHeartbeat } from './start-heartbeat.ts';
import { countRunners, startRunners } from './start-runners.ts';
import type { WorkerTask } from './worker-task.ts';

type Health = {
  ok: boolean;
  lastBeatAt: string | null;
  mailServerResting: boolean;
  smsGatewayResting: boolean;
  checkProviderResting: boolean;
  accessPointResting: boolean;
};

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
  const { concurrency, publicUrl, registerUrl, paymentFileVersion } = env;
  const database = openDatabase(env.databaseUrl, log, concurrency + 3 + countRunners(files));
  const mailer = createMailer(env.smtpUrl, env.mailFrom);
  const smsGateway = createSmsGateway(env.smsUrl, env.smsFrom);
  const webhooks = createWebhooks(readWebhooks(env.webhooks));
  const checkProvider = createCheckProvider(env.checks);
  const accessPoint = createAccessPoint(env.accessPoint);
  const ehfRules = openEhfRules(env.ehfRules);
  const storage = openStorage(env.filesUrl);
  const bankFolder = bankFolderOf(env.bankFilesUrl);
  const poolIds = new Set<string>();
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
  heartbeat = await startHeartbeat({ database, log, poolIds: () => [...poolIds], onBeat });
  const tasks = await withFunctionTasks(files, database);
  const runners = await startRunners({
    context: {
      database,
      mailer,
      smsGateway,
      webhooks,
      checkProvider,
      accessPoint,
      ehfRules,
      storage,
      numbers: openNumbers(env.numberKey),
      bankFolder,
      paymentFileVersion,
      publicUrl,
      registerUrl,
      log,
    },
    tasks,
    crontab: await joinCrontabs(MODULES),
    concurrency,
    lastBeatAt: heartbeat.lastBeatAt,
    onPool: (poolId) => poolIds.add(poolId),
  });
  // If it is killed before the next heartbeat, its jobs stay locked for half a minute by an unknown worker.
  await heartbeat.beat();
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

/** Answers `GET /healthz` on loopback: 200 while the process is well, 503 when it is not. */
async function serveHealth(port: number, health: () => Health): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/healthz') {
      response.writeHead(404).end();
      return;
    }
    const state = health();
    response.writeHead(state.ok ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(state));
  });
  // Listening before the worker reports ready, so that the health check answers at once.
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

/** For watchers without a network: the file is as old as our last sign of health. */
async function touchHealthFile(file: string, health: Health): Promise<void> {
  await writeFile(file, `${JSON.stringify({ ...health, processNumber: process.pid })}\n`);
}

/** The tasks with a file, and those that are a function of the database and nothing else. */
export async function withFunctionTasks(tasks: Tasks, database: WorkerDatabase): Promise<Tasks> {
  const all: Tasks = new Map(tasks);
  for (const name of (await database.callAll('function_tasks')) as string[]) {
    if (all.has(name)) throw new Error(`${name} is both a task file and a function`);
    all.set(name, functionTask(name.slice(name.indexOf('/') + 1)));
  }
  return all;
}

/** Runs as the worker, which may execute what it is granted: a function that needs more is a definer. */
function functionTask(name: string): WorkerTask {
  return async (payload, { database, log }) => {
    const id = (payload as { id?: unknown } | null)?.id;
    const result = await database.call(name, ...(typeof id === 'string' ? [id] : []));
    if (result) log.info({ result }, 'the function returned');
  };
}
