/** More unread messages than this are not worth reading one by one. */
const capacity = 1_000;

/**
 * What one subscriber has not read yet. When it reads too slowly the queue is emptied and holds one
 * message that says so, since whoever reads anew is up to date again.
 */
export class EventQueue implements AsyncIterableIterator<string> {
  private waiting: ((result: IteratorResult<string, undefined>) => void)[] = [];
  private unread: string[] = [];
  private isOver = false;
  private readonly overflow: string;
  private readonly onEnd: () => void;

  constructor(overflow: string, onEnd: () => void) {
    this.overflow = overflow;
    this.onEnd = onEnd;
  }

  push(message: string): void {
    if (this.isOver) return;
    const next = this.waiting.shift();
    if (next) next({ done: false, value: message });
    else if (this.unread.length >= capacity) this.unread = [this.overflow];
    else this.unread.push(message);
  }

  async next(): Promise<IteratorResult<string, undefined>> {
    const value = this.unread.shift();
    if (value !== undefined) return { done: false, value };
    if (this.isOver) return { done: true, value: undefined };
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  async return(): Promise<IteratorResult<string, undefined>> {
    if (!this.isOver) {
      this.isOver = true;
      this.unread = [];
      for (const resolve of this.waiting.splice(0)) resolve({ done: true, value: undefined });
      this.onEnd();
    }
    return { done: true, value: undefined };
  }

  async throw(): Promise<IteratorResult<string, undefined>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
