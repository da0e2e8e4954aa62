import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unmarkAsEmpty } from '#db/demo/fill-once.ts';
import { loadDemo, refuseDemo } from '#db/demo/load-demo.ts';
import { readNumberKey } from './database/ensure-number-key.ts';
import { migrate, migrateAgain } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { type FrontEndAddresses, frontEndAddresses } from './development/front-end-addresses.ts';
import { env } from './env.ts';
import { freePort, waitForPort } from './free-port.ts';
import { buildFrontEnds } from './front-ends/build-front-end.ts';
import type { Installation } from './installation.ts';
import { print } from './print.ts';
import { lastOutput } from './process/log-tail.ts';
import { runTool } from './process/run-tool.ts';
import { type Program, type Supervised, supervise } from './process/supervise.ts';
import { programs } from './programs.ts';
import { readSecrets } from './secrets.ts';

interface QueueOptions {
  root: string;
  workerUrl: string;
  filesUrl: string;
  publicUrl: string;
  numberKey: string;
}

/** A first start under heavy load answered nothing in 60 s; a server that crashes is not waited for. */
const READY_PATIENCE_MS = 180_000;
const SANDBOX_PATIENCE_MS = 30_000;
const HOPELESS_CRASHES = 4;

export interface StartedInstallation {
  running: Supervised[];
  /** The development servers of the front ends; null when they are built. */
  frontEnds: FrontEndAddresses | null;
  /** The cluster of the database, for a role that may create others in it. */
  superuserUrl: string;
  /**
   * Brings the database up to date with changes saved since; `holdsTexts` states whether texts of the product
   * are among them.
   */
  migrateAgain: (holdsTexts: boolean) => Promise<void>;
}

/** Starts everything. Processes to be ended later are added to `endings` as soon as they start. */
export async function startInstallation(
  installation: Installation,
  endings: (() => Promise<void>)[],
): Promise<StartedInstallation> {
  const { root, dataFolder, port } = installation;
  const secrets = readSecrets(installation);
  await waitForPort(port);
  const build = installation.isDevelopment ? Promise.resolve() : buildFrontEnds(root);
  // It is awaited further down; until then a failure must not count as unhandled.
  build.catch(() => {});
  const database = await step('database up', () => {
    const opening = openDatabase(installation, secrets);
    endings.push(async () => (await opening.catch(() => null))?.stop());
    return opening;
  });
  print(`  ${database.title}`);
  const numbers = { secret: secrets.secret, secretBefore: installation.secretBefore };
  // In a database of real people nothing is moved because a file is not there.
  const place = installation.refusesDemo ? null : { root, dataFolder };
  const migrateAll = (log: (message: string) => void) => migrate(database, numbers, log, place);
  const report = (message: string) => print(`  ${message}`);
  const urls = await step('database at its newest state', () => migrateAll(report));
  if (installation.hasDemo) {
    await step('demo data', () =>
      loadDemo({
        ...urls,
        secret: secrets.secret,
        sandboxDir: path.join(dataFolder, 'sandbox'),
        migrate: () => migrateAll(() => {}),
        runQueue: async (tasks) => {
          const numberKey = await readNumberKey(urls.ownerUrl, secrets.secret);
          await runQueue({ ...installation, ...urls, numberKey }, tasks);
        },
        report,
      }),
    );
  } else {
    if (installation.refusesDemo) await refuseDemo(urls.ownerUrl);
    await unmarkAsEmpty(urls.ownerUrl);
  }
  await build;
  const frontEnds = installation.isDevelopment ? await frontEndAddresses(dataFolder) : null;
  const sandboxPort = await freePort(dataFolder, 'sandbox');
  const all = programs({
    ...installation,
    ...secrets,
    ...urls,
    frontEnds,
    sandboxPort,
    numberKey: await readNumberKey(urls.ownerUrl, secrets.secret),
    sandboxSmtpPort: await freePort(dataFolder, 'sandbox-smtp'),
  });
  const running: Supervised[] = [];
  endings.push(async () => void (await Promise.all(running.map((one) => one.stop()))));
  const run = (program: Program) =>
    running.push(supervise(program, { root, dataFolder, inherited: env.inherited }));
  const isWorker = ({ name }: Program) => name === 'worker';
  for (const program of all) if (!isWorker(program)) run(program);
  // The worker would find no mail server yet, and leave it alone for half a minute.
  if (all.some(({ name }) => name === 'sandbox'))
    await answers(`http://127.0.0.1:${sandboxPort}/sandbox/`, SANDBOX_PATIENCE_MS);
  for (const program of all.filter(isWorker)) run(program);
  await step('server answers', () => untilReady(installation, running));
  const { superuserUrl } = database;
  const again = (holdsTexts: boolean) =>
    migrateAgain({ ...urls, superuserUrl }, holdsTexts, { root, dataFolder }, report);
  return { running, frontEnds, superuserUrl, migrateAgain: again };
}

async function untilReady({ host, port }: Installation, running: Supervised[]): Promise<void> {
  const server = running.find((one) => one.name === 'server');
  const isHopeless = () => (server?.crashes() ?? 0) >= HOPELESS_CRASHES;
  if (await answers(`http://${host}:${port}/healthz`, READY_PATIENCE_MS, isHopeless)) return;
  throw new Error(`The server does not start. ${lastOutput(server?.logFile)}`);
}

/** Runs one part of the start and prints its duration. A slow part also prints that it began. */
async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const slow = setTimeout(() => print(`… ${title}`), 1500);
  try {
    const result = await work();
    print(`${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  } finally {
    clearTimeout(slow);
  }
}

/** Waits until an address answers with a good status; false when it does not in time or never will. */
async function answers(
  url: string,
  patienceMs: number,
  isHopeless: () => boolean = () => false,
): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && !isHopeless()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return true;
    } catch {
      // Not listening yet.
    }
    await wait(100);
  }
  return false;
}

/** Does every job of some tasks that waits, in a process of its own; there is no one yet to send a mail. */
async function runQueue(options: QueueOptions, tasks: string[]): Promise<void> {
  const { code, output } = await runTool(options.root, 'workers/run-once.ts', tasks, {
    DATABASE_URL_WORKER: options.workerUrl,
    FILES_URL: options.filesUrl,
    PUBLIC_URL: options.publicUrl,
    NUMBER_KEY: options.numberKey,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'warn',
  });
  if (code !== 0) throw new Error(`The queue could not be emptied:\n${output}`);
}
