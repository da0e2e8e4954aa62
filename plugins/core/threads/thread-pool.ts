import { parentPort, Worker } from 'node:worker_threads';
import { SafeError } from 'grafast';
import { QueuePerSource, Semaphore } from '../limits/semaphore.ts';

interface ThreadPoolOptions {
  /** The module that calls `serveThread`. */
  script: URL;
  /** Threads that may work at the same time. */
  threads: number;
  /** Tasks that may wait for a thread, of all callers and of one. */
  waiting: number;
  perSource: number;
  /** A task that takes more of a processor is ended with its thread. */
  deadlineMs: number;
  /** A thread that needs more is ended. */
  heapMb: number;
}

/** A reply of a thread: `ready` once, when its modules are loaded. */
export type ThreadReply = { ready: true } | { result: unknown } | { error: string };

/**
 * Runs costly tasks of untrusted callers outside the main thread. A task has a deadline, which ends its
 * thread; each caller has one running task, and is refused while too many wait.
 */
export class ThreadPool<Task, Result> {
  private readonly options: ThreadPoolOptions;
  private readonly perSource: QueuePerSource;
  private readonly semaphore: Semaphore;
  private readonly idle: Worker[] = [];
  private resting: NodeJS.Timeout | undefined;

  constructor(options: ThreadPoolOptions) {
    const { threads, waiting, perSource } = options;
    this.options = options;
    this.perSource = new QueuePerSource({ perSource });
    this.semaphore = new Semaphore({ atOnce: threads, waiting, perSource: 1 });
  }

  /** The result of a task. `source` is the caller it counts for. */
  async run(source: string, task: Task): Promise<Result> {
    const done = await this.perSource.run(source, () =>
      this.semaphore.run(source, async () => ({ result: await this.inThread(task) })),
    );
    if (!done) throw unavailable('The server is busy.');
    return done.result;
  }

  private async inThread(task: Task): Promise<Result> {
    const thread = this.idle.pop() ?? (await this.startThread());
    try {
      const before = await thread.cpuUsage();
      const replied = nextReply(thread, this.options.deadlineMs, before);
      thread.postMessage(task);
      const reply = await replied;
      if ('error' in reply) throw new Error(reply.error);
      this.idle.push(thread);
      this.restLater();
      return (reply as { result: Result }).result;
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  }

  /** Threads that have had nothing to do for a while give their memory back. */
  private restLater(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      for (const thread of this.idle.splice(0)) void thread.terminate();
    }, restMs).unref();
  }

  /** Loading modules is not counted against the first task. */
  private async startThread(): Promise<Worker> {
    const { script, heapMb } = this.options;
    const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    // A program that has nothing else to do may end.
    thread.unref();
    // An idle thread that fails is not used again.
    thread.on('exit', () => {
      const at = this.idle.indexOf(thread);
      if (at >= 0) this.idle.splice(at, 1);
    });
    thread.on('error', () => {});
    await nextReply(thread, startMs);
    return thread;
  }
}

const startMs = 30_000;
const restMs = 30_000;
/** The interval at which a busy thread's CPU time is read. */
const lookMs = 100;

/** The next reply of a thread. Its deadline is in CPU time, so that a busy machine does not end it early. */
function nextReply(thread: Worker, deadlineMs: number, before?: NodeJS.CpuUsage) {
  return new Promise<ThreadReply>((resolve, reject) => {
    const settle = (act: () => void) => {
      clearInterval(watch);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (reply: ThreadReply) => settle(() => resolve(reply));
    const onError = (error: unknown) =>
      settle(() => reject(isOutOfMemory(error) ? tooMuch() : error));
    const onExit = () => settle(() => reject(tooMuch()));
    const look = async () => {
      const { user, system } = await thread.cpuUsage(before);
      if ((user + system) / 1_000 > deadlineMs) settle(() => reject(tooMuch()));
    };
    // A thread that has ended meanwhile reports that itself.
    const watch = setInterval(() => void look().catch(() => {}), lookMs);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

const isOutOfMemory = (error: unknown) =>
  (error as { code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooMuch = () => unavailable('This took too long and was ended.');

const unavailable = (reason: string) =>
  new SafeError(`${reason} Try again in a moment.`, {
    statusCode: 503,
    code: 'UNAVAILABLE',
    retryAfter: 5,
  });

/** Does the tasks that a `ThreadPool` sends to this thread, one after the other. */
export function serveThread<Task>(work: (task: Task) => unknown | Promise<unknown>): void {
  const reply = (one: ThreadReply) => parentPort?.postMessage(one);
  parentPort?.on('message', async (task: Task) => {
    try {
      reply({ result: await work(task) });
    } catch (error) {
      reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  reply({ ready: true });
}
