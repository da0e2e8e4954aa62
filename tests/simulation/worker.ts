import { runOnce } from 'graphile-worker';
import pg from 'pg';
import { bindTasks } from '#workers/core/bind-tasks.ts';
import { loadTasks } from '#workers/core/load-tasks.ts';
import { openDatabase, type WorkerDatabase } from '#workers/core/open-database.ts';
import { withFunctionTasks } from '#workers/core/start-worker.ts';
import { queueLogger } from '#workers/core/watch-queue.ts';
import { MODULES, untilWritten, type World } from '../workers/support/start-world.ts';
import type { Clock } from './clock.ts';

/** Tasks that render and send documents, and move no money: most of the work. */
const PAPER = /\/(render|deliver|send_mail|send_sms)/;

/** A promise that never settles, for a dead process. */
const NEVER = new Promise<never>(() => {});

/** Answers to a process that has died meanwhile are dropped. */
const unlessDead = <T>(answer: Promise<T>, isDead: () => boolean): Promise<T> =>
  answer.then(
    (value) => (isDead() ? NEVER : value),
    (error: unknown) => {
      if (isDead()) return NEVER;
      throw error;
    },
  );

/** A worker of the product that may be killed before any statement, and its successor. */
export class SimulatedWorker {
  killed = 0;
  private readonly world: World;
  private readonly clock: Clock;
  private readonly reaper: pg.Pool;
  private life: WorkerDatabase | null = null;
  /** The number of statements left before it is killed; null for no limit. */
  private statements: number | null = null;
  private onDeath: () => void = () => {};

  private readonly isQuiet: boolean;

  constructor(world: World, clock: Clock, isQuiet: boolean) {
    this.isQuiet = isQuiet;
    this.world = world;
    this.clock = clock;
    this.reaper = new pg.Pool({ connectionString: world.database.superuserUrl, max: 1 });
    clock.attach(this.reaper);
  }

  /** Enqueues tasks of the timetable when their day has come. */
  async due(...tasks: string[]): Promise<void> {
    for (const task of tasks) {
      await this.reaper.query(`select app_private.enqueue($1, '{}', $1)`, [task]);
    }
  }

  /** Runs every due job; when it is killed after so many statements, another worker continues. */
  async work(killAfter: number | null = null): Promise<void> {
    this.statements = killAfter;
    const died = new Promise<'died'>((resolve) => {
      this.onDeath = () => resolve('died');
    });
    const run = this.runJobs();
    run.catch(() => undefined);
    if ((await Promise.race([run, died])) !== 'died') return;
    this.killed += 1;
    this.statements = null;
    await this.bury();
    return this.work();
  }

  async close(): Promise<void> {
    await this.life?.pool.end();
    await this.reaper.end();
  }

  private async runJobs(): Promise<void> {
    const life = this.life ?? this.begin();
    this.life = life;
    const context = { ...this.world.context, database: life };
    const tasks = await withFunctionTasks(await loadTasks(MODULES), life);
    for (const name of this.isQuiet ? tasks.keys() : []) if (PAPER.test(name)) tasks.delete(name);
    await runOnce({
      pgPool: life.pool,
      taskList: bindTasks(tasks, context),
      noHandleSignals: true,
      logger: queueLogger(context.log),
    });
    await untilWritten(async (sql) => (await this.reaper.query(sql)).rows);
    this.statements = null;
  }

  /**
   * Opens connections that send nothing after the statement at which this worker dies, as of a process that is gone.
   */
  private begin(): WorkerDatabase {
    const database = openDatabase(this.world.database.workerUrl, this.world.context.log, 4);
    this.clock.attach(database.pool);
    let isDead = false;
    database.pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        if (isDead) return NEVER;
        if (this.statements !== null && this.statements-- <= 0) {
          isDead = true;
          this.onDeath();
          return NEVER;
        }
        const last = args.at(-1);
        if (typeof last === 'function') {
          return query(...args.slice(0, -1), (...answer: unknown[]) => isDead || last(...answer));
        }
        return unlessDead(query(...args) as Promise<unknown>, () => isDead);
      }) as typeof client.query;
    });
    return database;
  }

  /** Locks of the dead worker are released once it has been silent, as by the next worker's timetable. */
  private async bury(): Promise<void> {
    this.clock.detach(this.life!.pool);
    this.life = null;
    const text = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and usename = 'app_worker'`;
    await this.reaper.query(text, [this.world.database.name]);
    await this.clock.pass(1);
    await this.reaper.query('select app_private.release_dead_workers()');
  }
}
