import { type AsyncExecutionResult, type ExecutionResult, GraphQLError } from 'grafast/graphql';
import { EventQueue } from './event-queue.ts';

export type StreamResult = ExecutionResult | AsyncExecutionResult;

/** A subscriber that receives it reads everything again. */
const missed: StreamResult = {
  errors: [new GraphQLError('Events were missed.', { extensions: { code: 'INTERNAL' } })],
};

/** A stream of results for all subscribers to the same; it ends when the last of them leaves. */
export class SharedStream {
  private readonly source: AsyncIterator<StreamResult>;
  private readonly listeners = new Set<EventQueue<StreamResult>>();
  private readonly onEnd: () => void;
  private isOver = false;
  private started = false;

  constructor(source: AsyncIterator<StreamResult>, onEnd: () => void) {
    this.source = source;
    this.onEnd = onEnd;
  }

  get isClosed(): boolean {
    return this.isOver;
  }

  /** Whether a subscriber has received the first message. */
  get hasStarted(): boolean {
    return this.started;
  }

  /** Adds a subscriber that receives all further messages. */
  join(onLeave: () => void): EventQueue<StreamResult> {
    const listener = new EventQueue<StreamResult>(missed, () => {
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
        this.started = true;
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
