interface Room {
  /** How many work at the same time. */
  atOnce: number;
  /** How many may wait for them, and how many one address may have here. */
  waiting: number;
  perSource: number;
}

/**
 * Lets costly work in a few at a time. Who finds the room full is turned away, and nobody may fill it
 * alone, so that a flood from one place neither starves the process nor keeps the others out.
 */
export class Semaphore {
  private readonly room: Room;
  private readonly queue: (() => void)[] = [];
  private readonly here = new Map<string, number>();
  private working = 0;

  constructor(room: Room) {
    this.room = room;
  }

  get isEmpty(): boolean {
    return this.here.size === 0;
  }

  /** The result of the work, or null when it was turned away. */
  async run<T>(source: string, work: () => Promise<T>): Promise<T | null> {
    const own = this.here.get(source) ?? 0;
    const isBusy = this.working >= this.room.atOnce;
    if (own >= this.room.perSource) return null;
    if (isBusy && this.queue.length >= this.room.waiting) return null;
    this.here.set(source, own + 1);
    try {
      if (isBusy) await new Promise<void>((resolve) => this.queue.push(resolve));
      else this.working += 1;
      return await work();
    } finally {
      this.leave(source);
    }
  }

  /** Whoever waits longest takes over the place. */
  private leave(source: string): void {
    const left = (this.here.get(source) ?? 1) - 1;
    if (left > 0) this.here.set(source, left);
    else this.here.delete(source);
    const next = this.queue.shift();
    if (next) next();
    else this.working -= 1;
  }
}
