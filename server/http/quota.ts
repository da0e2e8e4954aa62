import { sourceOf } from '#plugins/core/requests/source-of.ts';

/** Counts what each address holds of something in this process, up to a limit. */
export class Quota {
  private readonly taken = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Takes so many places and returns how to give them back; null when there are not so many left. */
  take(address: string, amount = 1): (() => void) | null {
    const source = sourceOf(address);
    const count = this.taken.get(source) ?? 0;
    if (count + amount > this.most) return null;
    this.taken.set(source, count + amount);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.taken.get(source) ?? amount) - amount;
      if (left > 0) this.taken.set(source, left);
      else this.taken.delete(source);
    };
  }
}
