import { Turns } from './turns.ts';

/**
 * A line for each source: it does one thing after the other, and whoever stands in it keeps nobody
 * of another line waiting.
 */
export class Lines {
  private readonly perSource: number;
  private readonly bySource = new Map<string, Turns>();

  constructor({ perSource }: { perSource: number }) {
    this.perSource = perSource;
  }

  /** The result of the work, or null when it was turned away because the line is too long. */
  async take<T>(source: string, work: () => Promise<T>): Promise<T | null> {
    const { perSource } = this;
    const line =
      this.bySource.get(source) ?? new Turns({ atOnce: 1, waiting: perSource, perSource });
    this.bySource.set(source, line);
    try {
      return await line.take(source, work);
    } finally {
      if (line.isEmpty) this.bySource.delete(source);
    }
  }
}
