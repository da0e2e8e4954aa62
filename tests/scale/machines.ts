import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from '#tools/launcher/env.ts';
import { freePort } from '#tools/launcher/free-port.ts';
import { everythingSimulated } from '#tools/launcher/installation.ts';
import {
  type SupervisedPostgres,
  supervisePostgres,
} from '#tools/launcher/postgres/supervise-postgres.ts';
import type { Supervised } from '#tools/launcher/process/supervise.ts';
import { startInstallation } from '#tools/launcher/start-installation.ts';

const PASSWORD = 'secret of the scale test';
const SECRET = 'a secret that all machines of the installation share';

export interface Machine {
  name: string;
  port: number;
  server: Supervised;
  worker: Supervised;
  /** Stops it as `npm run serve` does on SIGTERM. */
  stop(): Promise<void>;
}

/** A Postgres that loses no commit when it is killed, unlike that of the other tests. */
export async function startDatabase(folder: string): Promise<SupervisedPostgres & { url: string }> {
  const postgres = await supervisePostgres({
    dataFolder: folder,
    name: 'postgres',
    place: null,
    password: PASSWORD,
    settings: ['max_connections=200'],
  });
  const url = `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${postgres.port}/honorar`;
  return { ...postgres, url };
}

/** Server, worker and sandbox of one machine, with the same secret, database and files as the others. */
export async function startMachine(
  name: string,
  folder: string,
  databaseUrl: string,
  poolerUrl: string,
): Promise<Machine> {
  const dataFolder = path.join(folder, name);
  mkdirSync(dataFolder, { recursive: true });
  const port = await freePort(dataFolder, 'server');
  const endings: (() => Promise<void>)[] = [];
  const { running } = await startInstallation(
    {
      root: env.root,
      dataFolder,
      port,
      host: 'localhost',
      databaseUrl,
      secret: SECRET,
      databaseReplicaUrl: null,
      databasePoolerUrl: poolerUrl,
      publicUrl: `http://localhost:${port}`,
      filesUrl: pathToFileURL(path.join(folder, 'files')).href,
      ...everythingSimulated,
      // Each machine would otherwise read the files of its own sandbox.
      bankFilesUrl: 'off',
      secretBefore: null,
      trustProxy: '127.0.0.1,::1',
      databasePlace: null,
      databaseSettings: [],
      hasDemo: false,
      isDevelopment: false,
    },
    endings,
  );
  const named = (wanted: string) => {
    const found = running.find((one) => one.name === wanted);
    if (!found) throw new Error(`${name} has no ${wanted}`);
    return found;
  };
  const stop = async () => {
    for (const end of endings.reverse()) await end();
  };
  return { name, port, server: named('server'), worker: named('worker'), stop };
}
