import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { WorkerDatabase } from './open-database.ts';

export type Heartbeat = {
  /** The time of the last successful heartbeat, in milliseconds since 1970; 0 before the first. */
  lastBeatAt(): number;
  /** Sends one at once, as when the names under which jobs are locked have become known. */
  beat(): Promise<unknown>;
  /**
   * Stops the heartbeat after the running one, and frees the name, so that other workers do not wait for it
   * to expire.
   */
  stop(): Promise<void>;
};

type Options = {
  database: WorkerDatabase;
  log: Logger;
  /** The names under which this process locks jobs. */
  poolIds: () => string[];
  onBeat?: () => void;
  everyMs?: number;
};

/** Sends a heartbeat to the database every few seconds, and releases the jobs of dead workers. */
export async function startHeartbeat(options: Options): Promise<Heartbeat> {
  const { database, log, poolIds, onBeat, everyMs = 5_000 } = options;
  const id = randomUUID();
  const machine = machineName();
  let last = 0;
  const beat = async () => {
    const args = [id, machine, process.pid, poolIds()] as const;
    const others = await database.call('record_worker_heartbeat', ...args);
    last = Date.now();
    onBeat?.();
    return others as { id: string; processNumber: number }[];
  };
  const dead = (await beat()).filter((other) => !isRunning(other.processNumber));
  const released = await database.call(
    'release_dead_workers',
    dead.map((other) => other.id),
  );
  if (released) log.info({ released }, 'took over the jobs of dead workers');
  // A beat waits for the one before, so that a slow database is not given more and more of them.
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const beatLater = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      underWay = beat()
        .then(() => undefined)
        .catch((error) => log.warn({ err: error }, 'the heartbeat failed'))
        .finally(beatLater);
    }, everyMs);
  };
  beatLater();
  return {
    lastBeatAt: () => last,
    beat,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // A beat that came through after our name was freed would bring it back.
      await underWay;
      await database.call('release_dead_workers', [id]).catch(() => undefined);
    },
  };
}

function isRunning(processNumber: number): boolean {
  // The number is this process's own, so its former owner has ended.
  if (processNumber === process.pid) return false;
  try {
    process.kill(processNumber, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process numbers can only be compared within one boot and one process namespace. */
function machineName(): string {
  const parts = [hostname()];
  try {
    parts.push(readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
    parts.push(readlinkSync('/proc/self/ns/pid'));
  } catch {
    // Not Linux: the host name has to do.
  }
  return parts.join(' ');
}
