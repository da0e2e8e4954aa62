import { createHash } from 'node:crypto';
import type { GrafastExecutionArgs } from 'grafast';
import { type AsyncExecutionResult, type ExecutionResult, GraphQLError } from 'grafast/graphql';
import { EventQueue } from './event-queue.ts';

type StreamResult = ExecutionResult | AsyncExecutionResult;

/** A subscriber that receives it reads everything again. */
const missed: StreamResult = {
  errors: [new GraphQLError('Events were missed.', { extensions: { code: 'INTERNAL' } })],
};

/** A stream of results for all subscribers to the same; it ends when the last of them leaves. */
class SharedStream {
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

/** Of one user, in this process. A page of the portal has a handful. */
export const mostSubscriptions = 100;

type Open = () => Promise<AsyncGenerator<StreamResult> | ExecutionResult>;
type Opened = { stream: SharedStream; startsWithResync: boolean } | { answer: ExecutionResult };

function isStream(
  result: AsyncGenerator<StreamResult> | ExecutionResult,
): result is AsyncGenerator<StreamResult> {
  return Symbol.asyncIterator in result;
}

/**
 * Subscribers with the same key get the same results: those of one session with the same query and variables.
 */
function keyOf({ document, operationName, variableValues, onError }: GrafastExecutionArgs) {
  const key = JSON.stringify([operationName, variableValues, onError]);
  const text = document.loc?.source.body ?? '';
  return createHash('sha256').update(text).update('\0').update(key).digest('base64');
}

/**
 * Merges equal subscriptions of a session into one, so that an event is read once for all of them, and limits
 * the number of subscriptions per user.
 */
export class SharedStreams {
  private readonly open = new Map<string, Promise<Opened>>();
  private readonly counts = new Map<string, number>();

  async subscribe(
    args: GrafastExecutionArgs,
    open: Open,
  ): Promise<AsyncGenerator<StreamResult> | ExecutionResult> {
    const { session } = (args.contextValue as Grafast.Context).origin;
    if (!session?.user_id) return open();
    const leave = this.enter(session.user_id);
    if (!leave) return tooMany();
    try {
      const key = `${session.session_id} ${keyOf(args)}`;
      const known = this.open.get(key);
      const opened = await (known ?? this.openUnder(key, args, open));
      if ('answer' in opened) {
        leave();
        return opened.answer;
      }
      if (opened.stream.isClosed) {
        // Those who were there have left while we waited.
        leave();
        return await this.subscribe(args, open);
      }
      const listener = opened.stream.join(leave);
      // A later subscriber has not received the initial resync yet.
      if (opened.stream.hasStarted && opened.startsWithResync)
        return await withFirstResult(listener, open);
      if (!known) void opened.stream.run();
      return listener as unknown as AsyncGenerator<StreamResult>;
    } catch (error) {
      leave();
      throw error;
    }
  }

  private openUnder(key: string, args: GrafastExecutionArgs, open: Open): Promise<Opened> {
    const forget = () => {
      if (this.open.get(key) === opening) this.open.delete(key);
    };
    const opening = open().then((result): Opened => {
      if (!isStream(result)) {
        forget();
        return { answer: result };
      }
      const { startsWithResync = false } = args.contextValue as Partial<Grafast.Context>;
      return { stream: new SharedStream(result, forget), startsWithResync };
    });
    this.open.set(key, opening);
    opening.catch(forget);
    return opening;
  }

  private enter(userId: string): (() => void) | null {
    const count = this.counts.get(userId) ?? 0;
    if (count >= mostSubscriptions) return null;
    this.counts.set(userId, count + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = (this.counts.get(userId) ?? 1) - 1;
      if (left > 0) this.counts.set(userId, left);
      else this.counts.delete(userId);
    };
  }
}

/** A subscriber that first receives the initial message of a subscription of its own. */
async function withFirstResult(listener: EventQueue<StreamResult>, open: Open) {
  const own = await open();
  if (!isStream(own)) {
    await listener.return();
    return own;
  }
  const { value } = await own.next();
  void own.return(undefined).catch(() => {});
  if (value) listener.pushFirst(value);
  return listener as unknown as AsyncGenerator<StreamResult>;
}

function tooMany(): ExecutionResult {
  const message = `More than ${mostSubscriptions} subscriptions are open.`;
  return {
    errors: [new GraphQLError(message, { extensions: { code: 'ATTEMPTS_LIMIT_EXCEEDED' } })],
  };
}
