import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { isAlive } from '../process/is-alive.ts';
import { findBinaries } from './find-binaries.ts';
import { findDataFolder } from './find-data-folder.ts';
import { makeCluster } from './make-cluster.ts';
import { readPostmaster } from './remove-cluster.ts';
import { systemUser } from './system-user.ts';

export interface PostgresOptions {
  /** The checkout's `.data`. */
  dataFolder: string;
  /** Of the cluster, a folder below it. */
  name: string;
  /** The parent of that folder, if not the default. */
  place?: string | null;
  password: string;
  /** Server settings, as `name=value`. */
  settings?: string[];
}

export interface RunningPostgres {
  port: number;
  pid: number;
  /** True when an earlier launcher was killed and its Postgres was found still running. */
  adopted: boolean;
  /** Resolves when this Postgres has ended, for any reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Starts the embedded Postgres of a checkout, or takes over the one that is still running. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const user = systemUser();
  const binaries = findBinaries(user);
  const folder = findDataFolder(options.place ?? options.dataFolder, options.name, user);
  makeCluster(folder, binaries, user, options.password);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const orphan = await settled(folder, deadline);
    if (orphan) return running(orphan.pid, orphan.port, null);
    const port = await freePort(options.dataFolder, options.name);
    const attempt = await launch({ folder, port, user, options, postgres: binaries.postgres });
    if (attempt.child) return running(attempt.child.pid ?? 0, port, attempt.child);
    // The shared memory of a dead server is in use until its last backend has noticed.
    const passing = /postmaster\.pid" already exists|still in use|Address already in use/;
    if (!passing.test(attempt.log) || Date.now() > deadline) {
      throw new Error(`Postgres did not start:\n${attempt.log}`);
    }
    await wait(250);
  }
}

/** Waits until an earlier Postgres of this folder either serves or has ended. */
async function settled(folder: string, deadline: number) {
  for (;;) {
    const found = readPostmaster(folder);
    if (!found || !isAlive(found.pid) || !isPostgres(found.pid)) return null;
    if (found.status === 'ready') return found;
    if (Date.now() > deadline) throw new Error(`Postgres ${found.pid} is stuck: ${found.status}`);
    await wait(50);
  }
}

/** After a restart of the machine another program may have the process id that the file names. */
function isPostgres(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return process.platform !== 'linux';
  }
}

async function launch(start: {
  folder: string;
  port: number;
  postgres: string;
  user: { uid?: number; gid?: number };
  options: PostgresOptions;
}): Promise<{ child: ChildProcess | null; log: string }> {
  const logFile = path.join(start.options.dataFolder, `${start.options.name}.log`);
  const logStart = fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = fs.openSync(logFile, 'a', 0o600);
  const settings = [
    'listen_addresses=127.0.0.1',
    // The path of a socket may be 107 bytes long and that of a checkout longer.
    'unix_socket_directories=',
    // Details quote the values of a row that breaks a rule: national numbers and accounts would lie in the log.
    'log_error_verbosity=terse',
    ...(start.options.settings ?? []),
  ].flatMap((setting) => ['-c', setting]);
  const args = ['-D', start.folder, '-p', String(start.port), ...settings];
  // Its own process group: a Ctrl-C must reach it last, after those that use it. Its log is a file,
  // because a pipe would break it when the launcher is killed.
  const child = spawn(start.postgres, args, {
    ...start.user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  const failed = new Promise<true>((resolve) => {
    child.once('error', () => resolve(true));
    child.once('exit', () => resolve(true));
  });
  for (;;) {
    const ended = await Promise.race([failed, wait(20, false)]);
    if (ended) return { child: null, log: fs.readFileSync(logFile, 'utf8').slice(logStart) };
    const written = readPostmaster(start.folder);
    if (written?.pid === child.pid && written?.status === 'ready') return { child, log: '' };
  }
}

function running(pid: number, port: number, child: ChildProcess | null): RunningPostgres {
  const exited = child
    ? new Promise<void>((resolve) => child.once('exit', () => resolve()))
    : waitForExit(pid);
  return {
    port,
    pid,
    adopted: child === null,
    exited,
    async stop() {
      // Fast shutdown: open transactions are rolled back, everything committed is on disk.
      if (isAlive(pid)) process.kill(pid, 'SIGINT');
      await exited;
    },
  };
}

async function waitForExit(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(250);
}
