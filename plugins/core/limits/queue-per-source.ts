import { Semaphore } from './semaphore.ts';

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
