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
