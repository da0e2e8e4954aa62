const HOUR_MS = 3_600_000;

/** Counts the requests of each caller within the hour, in this process. */
export class HourlyAllowance {
  private readonly most: number;
  private readonly now: () => number;
  private spent = new Map<string, number>();
  private since: number;

  constructor(most: number, now: () => number = () => performance.now()) {
    this.most = most;
    this.now = now;
    this.since = now();
  }

  /** Whether the caller may send one more request; if so, it is counted. */
  take(caller: string): boolean {
    if (this.now() - this.since >= HOUR_MS) {
      this.spent = new Map();
      this.since = this.now();
    }
    const spent = this.spent.get(caller) ?? 0;
    if (spent >= this.most) return false;
    this.spent.set(caller, spent + 1);
    return true;
  }
}

/** Lets one do what several want done, and the others wait for it. */
export class SharedWork {
  private readonly underWay = new Map<unknown, Promise<unknown>>();

  /** Does the work under this key, unless another caller has done it meanwhile. Null in that case. */
  async run<T>(key: unknown, isDone: () => boolean, work: () => Promise<T>): Promise<T | null> {
    while (!isDone()) {
      const other = this.underWay.get(key);
      if (other) {
        // An error belongs to its own caller: the next one retries.
        await other.catch(() => {});
        continue;
      }
      const own = work();
      this.underWay.set(key, own);
      try {
        return await own;
      } finally {
        this.underWay.delete(key);
      }
    }
    return null;
  }
}

interface Capacity {
  /** The number of tasks that run at the same time. */
  atOnce: number;
  /** The number of tasks that may wait, and the number one source may have in total. */
  waiting: number;
  perSource: number;
}

/**
 * Limits the number of costly tasks at a time. Further tasks are refused when the queue is full, and no
 * source may fill it alone, so that a flood from one source neither starves the process nor locks out others.
 */
export class Semaphore {
  private readonly capacity: Capacity;
  private readonly queue: (() => void)[] = [];
  private readonly here = new Map<string, number>();
  private working = 0;

  constructor(capacity: Capacity) {
    this.capacity = capacity;
  }

  get isEmpty(): boolean {
    return this.here.size === 0;
  }

  /** The result of the work, or null when it was turned away. */
  async run<T>(source: string, work: () => Promise<T>): Promise<T | null> {
    const own = this.here.get(source) ?? 0;
    const isBusy = this.working >= this.capacity.atOnce;
    if (own >= this.capacity.perSource) return null;
    if (isBusy && this.queue.length >= this.capacity.waiting) return null;
    this.here.set(source, own + 1);
    try {
      if (isBusy) await new Promise<void>((resolve) => this.queue.push(resolve));
      else this.working += 1;
      return await work();
    } finally {
      this.leave(source);
    }
  }

  /** The longest waiting task takes over the slot. */
  private leave(source: string): void {
    const left = (this.here.get(source) ?? 1) - 1;
    if (left > 0) this.here.set(source, left);
    else this.here.delete(source);
    const next = this.queue.shift();
    if (next) next();
    else this.working -= 1;
  }
}

/** A queue for each source: its tasks run one after the other and delay no other source. */
export class QueuePerSource {
  private readonly perSource: number;
  private readonly bySource = new Map<string, Semaphore>();

  constructor({ perSource }: { perSource: number }) {
    this.perSource = perSource;
  }

  /** The result of the work, or null when it was turned away because the line is too long. */
  async run<T>(source: string, work: () => Promise<T>): Promise<T | null> {
    const { perSource } = this;
    const line =
      this.bySource.get(source) ?? new Semaphore({ atOnce: 1, waiting: perSource, perSource });
    this.bySource.set(source, line);
    try {
      return await line.run(source, work);
    } finally {
      if (line.isEmpty) this.bySource.delete(source);
    }
  }
}
