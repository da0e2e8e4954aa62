import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startDevelopment } from './development/start-development.ts';
import { env } from './env.ts';
import { freePort } from './free-port.ts';
import { buildFrontEnds } from './front-ends/build-front-ends.ts';
import { loadDemo } from './load-demo.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { print } from './print.ts';
import { answers } from './process/answers.ts';
import { logTail } from './process/log-tail.ts';
import { type Supervised, supervise } from './process/supervise.ts';
import { programs } from './programs.ts';
import { readSecrets } from './secrets.ts';
import { step } from './step.ts';
import { waitForPort } from './wait-for-port.ts';
import { welcome } from './welcome.ts';

const READY_PATIENCE_MS = 60_000;

/** Brings everything up. What has to be ended later is added to `endings` as soon as it begins. */
export async function startInstallation(
  isDevelopment: boolean,
  dataFolder: string,
  endings: (() => Promise<void>)[],
): Promise<void> {
  const { root, port } = env;
  const publicUrl = env.publicUrl ?? `http://localhost:${port}`;
  const filesUrl = env.filesUrl ?? pathToFileURL(path.join(dataFolder, 'files')).href;
  const secrets = readSecrets(dataFolder, env.secret);
  await waitForPort(port);
  const building = isDevelopment ? Promise.resolve() : buildFrontEnds(root);
  // It is awaited further down; until then a failure must not count as nobody's.
  building.catch(() => {});
  const database = await step('database up', () => {
    const opening = openDatabase(dataFolder, env.databaseUrl, secrets);
    endings.push(async () => (await opening.catch(() => null))?.stop());
    return opening;
  });
  print(`  ${database.title}`);
  const migrated = () => migrate(database, secrets.secret);
  const urls = await step('database at its newest state', migrated);
  const sandboxPort = await freePort(dataFolder, 'sandbox');
  const sandboxSmtpPort = await freePort(dataFolder, 'sandbox-smtp');
  const shared = { root, dataFolder, publicUrl, filesUrl, ...secrets };
  if (env.demo) {
    const sandboxDir = path.join(dataFolder, 'sandbox');
    const report = (message: string) => print(`  ${message}`);
    const { superuserUrl } = database;
    await step('demo data', () =>
      loadDemo(root, { ...shared, ...urls, superuserUrl, sandboxDir, report }),
    );
  }
  await building;
  const outside = { smtpUrl: env.smtpUrl, mailFrom: env.mailFrom, registerUrl: env.registerUrl };
  const running = programs({
    ...{ ...shared, ...urls, ...outside },
    ...{ port, sandboxPort, sandboxSmtpPort, isDevelopment },
  }).map((program) => supervise(program, { root, dataFolder, inherited: env.inherited }));
  endings.push(async () => void (await Promise.all(running.map((one) => one.stop()))));
  await step('server answers', () => untilReady(port, running));
  const addresses = isDevelopment
    ? await startDevelopment({ root, dataFolder, port, running, migrated, endings })
    : {};
  welcome(publicUrl, addresses, env.demo);
}

async function untilReady(port: number, running: Supervised[]): Promise<void> {
  if (await answers(`http://127.0.0.1:${port}/healthz`, READY_PATIENCE_MS)) return;
  const server = running.find((one) => one.name === 'server');
  const said = server ? logTail(server.logFile, 20) : 'There is no server.';
  throw new Error(`The server does not come up. Its last words:\n${said}`);
}
