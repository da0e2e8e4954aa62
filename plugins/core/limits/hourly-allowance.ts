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

  /** Whether the caller may ask once more; if so, it is counted. */
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
