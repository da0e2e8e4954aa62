import { sourceOf } from '../../plugins/core/requests/source-of.ts';

/** Counts what each address holds open in this process, up to a limit. */
export class Places {
  private readonly taken = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Takes a place and returns how to give it back; null when the address holds too many. */
  take(address: string): (() => void) | null {
    const source = sourceOf(address);
    const count = this.taken.get(source) ?? 0;
    if (count >= this.most) return null;
    this.taken.set(source, count + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.taken.get(source) ?? 1) - 1;
      if (left > 0) this.taken.set(source, left);
      else this.taken.delete(source);
    };
  }
}
