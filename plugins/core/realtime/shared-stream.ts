import { type AsyncExecutionResult, type ExecutionResult, GraphQLError } from 'grafast/graphql';
import { EventQueue } from './event-queue.ts';

export type Told = ExecutionResult | AsyncExecutionResult;

/** A subscriber that receives it reads everything again. */
const missed: Told = {
  errors: [new GraphQLError('Events were missed.', { extensions: { code: 'INTERNAL' } })],
};

/** A stream of results for all subscribers to the same; it ends when the last of them leaves. */
export class SharedStream {
  private readonly source: AsyncIterator<Told>;
  private readonly listeners = new Set<EventQueue<Told>>();
  private readonly onEnd: () => void;
  private isOver = false;
  private begun = false;

  constructor(source: AsyncIterator<Told>, onEnd: () => void) {
    this.source = source;
    this.onEnd = onEnd;
  }

  get isClosed(): boolean {
    return this.isOver;
  }

  /** Whether a subscriber has received the first message. */
  get hasBegun(): boolean {
    return this.begun;
  }

  /** Adds a subscriber that receives all further messages. */
  join(onLeave: () => void): EventQueue<Told> {
    const listener = new EventQueue<Told>(missed, () => {
      this.listeners.delete(listener);
      onLeave();
      if (this.listeners.size === 0) this.close();
    });
    this.listeners.add(listener);
    return listener;
  }

  /** Sends each result to all subscribers, until the stream ends. */
  async run(): Promise<void> {
    try {
      for (let one = await this.source.next(); !one.done; one = await this.source.next()) {
        this.begun = true;
        for (const listener of this.listeners) listener.push(one.value);
      }
      for (const listener of [...this.listeners]) listener.end();
    } catch (fault) {
      for (const listener of [...this.listeners]) listener.fail(fault);
    }
    this.close();
  }

  private close(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onEnd();
    void this.source.return?.().catch(() => {});
  }
}
