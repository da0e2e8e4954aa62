import { backup } from './backup.ts';
import { clocks } from './clocks.ts';
import { disk } from './disk.ts';
import type { Fault } from './fault.ts';
import { migration } from './migration.ts';
import { outside } from './outside.ts';
import { overload } from './overload.ts';
import { postgres } from './postgres.ts';
import { server } from './server.ts';
import { soak } from './soak.ts';
import { worker } from './worker.ts';

/** The faults around the product; each can be run by its name. */
export const cases: Record<string, Fault> = {
  worker: {
    says: 'the worker is killed while it publishes, mails and books',
    times: 200,
    run: worker,
  },
  server: {
    says: 'the server is killed while clients are created with idempotency keys',
    times: 200,
    run: server,
  },
  postgres: {
    says: 'Postgres is killed while clients are created with idempotency keys',
    times: 50,
    run: postgres,
  },
  outside: {
    says: 'every service outside stalls, resets, breaks off, answers 5xx, 429 or something else',
    times: 1,
    run: outside,
  },
  disk: { says: 'the disk of the files is full', times: 20, run: disk },
  clocks: {
    says: 'clocks of our partners are wrong, and summer time begins and ends',
    times: 1,
    run: clocks,
  },
  overload: {
    says: 'five times as many requests as the server can answer; seconds of each measure',
    times: 30,
    run: overload,
  },
  soak: {
    says: 'reading, writing and sending without a pause; minutes',
    times: 30,
    run: soak,
  },
  migration: {
    says: 'filled databases are migrated from each committed state under traffic',
    times: 10,
    run: migration,
  },
  backup: {
    says: 'a backup is restored, and the database as of a moment; rows written meanwhile',
    times: 2_000,
    run: backup,
  },
};
