import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { freePort } from '../../bench/free-port.ts';
import { type Program, startProgram } from '../../bench/start-program.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

/** A database, a folder and simulated external services, with which server and worker are started and killed. */
export interface Place {
  database: TestDatabase;
  folder: string;
  bankFolder: string;
  sandbox: RunningSandbox;
  /** The address of the server while it runs. */
  url: string;
  startServer(more?: Record<string, string>): Promise<Program>;
  startWorker(more?: Record<string, string>): Promise<Program>;
  end(): Promise<void>;
}

/** Uses a database of its own by default, which is dropped with the place. */
export async function makePlace(given?: TestDatabase): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'honorar-faults-'));
  const database = given ?? (await createTestDatabase());
  const bankFolder = path.join(folder, 'bank');
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, folder, bankFolder });
  const url = `http://127.0.0.1:${await freePort()}`;
  const outside = `http://127.0.0.1:${sandbox.port}/sandbox`;
  const common = {
    PUBLIC_URL: url,
    SECRET: 'the secret of a place where things go wrong',
    FILES_URL: pathToFileURL(path.join(folder, 'files')).href,
    REGISTER_URL: `${outside}/register`,
  };
  const programs = new Set<Program>();
  const started = async (starting: Promise<Program>) => {
    const program = await starting;
    programs.add(program);
    return program;
  };
  return {
    database,
    folder,
    bankFolder,
    sandbox,
    url,
    startServer: (more = {}) =>
      started(
        startProgram(
          'server/run.ts',
          {
            ...common,
            DATABASE_URL_AUTHENTICATOR: database.authenticatorUrl,
            PORT: new URL(url).port,
            HOST: '127.0.0.1',
            LOG_LEVEL: 'silent',
            ...more,
          },
          `${url}/healthz`,
        ),
      ),
    startWorker: (more = {}) =>
      started(
        startProgram('workers/run.ts', {
          ...common,
          DATABASE_URL_WORKER: database.workerUrl,
          SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
          SMS_URL: `${outside}/sms`,
          BANK_FILES_URL: pathToFileURL(bankFolder).href,
          LOG_LEVEL: 'silent',
          ...more,
        }),
      ),
    async end() {
      for (const program of programs) await program.kill();
      await sandbox.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a condition is true; the error names the one that never was. */
export async function until(
  isTrue: () => Promise<boolean>,
  otherwise: string,
  patienceMs = 120_000,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
