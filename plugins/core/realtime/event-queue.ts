/** More unread messages than this are not worth reading one by one. */
const capacity = 1_000;

type Reader<T> = PromiseWithResolvers<IteratorResult<T, undefined>>;

/**
 * The unread messages of one subscriber. If it reads too slowly, the queue is replaced by a single overflow
 * message, after which the reader reloads everything.
 */
export class EventQueue<T> implements AsyncIterableIterator<T> {
  private waiting: Reader<T>[] = [];
  private unread: T[] = [];
  private isOver = false;
  private fault: unknown = null;
  private readonly overflow: T;
  private readonly onEnd: () => void;

  constructor(overflow: T, onEnd: () => void) {
    this.overflow = overflow;
    this.onEnd = onEnd;
  }

  push(message: T): void {
    if (this.isOver) return;
    const next = this.waiting.shift();
    if (next) next.resolve({ done: false, value: message });
    else if (this.unread.length >= capacity) this.unread = [this.overflow];
    else this.unread.push(message);
  }

  /** Before everything that is not read yet. */
  pushFirst(message: T): void {
    if (this.waiting.length > 0) this.push(message);
    else if (!this.isOver) this.unread.unshift(message);
  }

  /** Ends with this fault once all is read. */
  fail(fault: unknown): void {
    if (this.isOver) return;
    const next = this.waiting.shift();
    if (next) next.reject(fault);
    else this.fault = fault;
    this.end();
  }

  /** Ends once all is read. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const { resolve } of this.waiting.splice(0)) resolve({ done: true, value: undefined });
    this.onEnd();
  }

  async next(): Promise<IteratorResult<T, undefined>> {
    const [value] = this.unread.splice(0, 1);
    if (value !== undefined) return { done: false, value };
    const { fault } = this;
    this.fault = null;
    if (fault) throw fault;
    if (this.isOver) return { done: true, value: undefined };
    const reader: Reader<T> = Promise.withResolvers();
    this.waiting.push(reader);
    return reader.promise;
  }

  async return(): Promise<IteratorResult<T, undefined>> {
    this.unread = [];
    this.fault = null;
    this.end();
    return { done: true, value: undefined };
  }

  async throw(): Promise<IteratorResult<T, undefined>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }
}
