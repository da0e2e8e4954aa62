import { setImmediate, setTimeout } from 'node:timers/promises';
import { SafeError } from 'grafast';
import { type NormalizedRequestDigest, normalizeConnectionParams } from 'grafserv';
import type { Context } from 'graphql-ws';
import type { Pool } from 'pg';
import { hashToken } from '../requests/hash-token.ts';
import { lookUpTogether } from '../requests/look-up-together.ts';
import { readCaller } from '../requests/read-caller.ts';
import type { RequestOrigin } from '../requests/request-context.ts';
import { sessionEnded } from '../requests/session-ended.ts';
import { sourceOf } from '../requests/source-of.ts';
import { QueuePerSource, Semaphore } from './semaphore.ts';

/** The owner of the planning time: a user, on any connection, or the network source of a visitor. */
export interface Planner {
  source: string;
  kind: 'visitor' | 'user' | 'operator';
}

/** An incoming operation: a request, or a message of a websocket. */
export interface Incoming {
  http: NormalizedRequestDigest | undefined;
  socket: Context | undefined;
}

/** Time and CPU time, in milliseconds since an arbitrary start. */
interface Clock {
  now(): number;
  /** Time of the processor that this thread has had. */
  processor(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const clock: Clock = {
  now: () => performance.now(),
  processor: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
  wait: (milliseconds) => setTimeout(milliseconds),
};

interface Allowance {
  /** Milliseconds of the processor that may be spent at once. */
  atOnce: number;
  /** The number of documents without a rest after each. */
  unpaced: number;
  /** Milliseconds that come back in each second. */
  perSecond: number;
}

/**
 * A client has some dozen documents, each planned once for all users, in 5 to 20 ms; the portal's documents
 * are known and cost nothing here. So a visitor is left half a percent of the thread.
 */
const allowances: Record<Planner['kind'], Allowance> = {
  visitor: { atOnce: 300, unpaced: 200, perSecond: 5 },
  user: { atOnce: 1_000, unpaced: 200, perSecond: 10 },
  operator: { atOnce: 5_000, unpaced: 1_000, perSecond: 100 },
};
/** A caller rests for this many times the cost of their last document. */
const restFactor = 3;
/** The number of callers remembered before those with a full budget are forgotten. */
const remembered = 1_000;

/**
 * Parsing, checking and planning a new document occupies the one thread that serves all. Documents are
 * processed one at a time, with other requests in between, and each caller has a budget of time. It is
 * measured in CPU time: the cost of a document is hard to predict, and a busy machine must not make it
 * more expensive. A caller who sends more than a page needs is slowed down, even within the budget, so that
 * three quarters of the thread stay free for others.
 */
export class PlanningTime {
  private readonly spent = new Map<string, { left: number; at: number; restsUntil: number }>();
  private readonly queue = new QueuePerSource({ perSource: 20 });
  private readonly semaphore = new Semaphore({ atOnce: 1, waiting: 200, perSource: 1 });
  private readonly clock: Clock;

  constructor(given: Clock = clock) {
    this.clock = given;
  }

  /**
   * Runs the synchronous part of `work` in the caller's turn; refuses callers without time left. A promise it
   * returns is passed on unawaited: later work is no planning.
   */
  async inTurn<T>(planner: Planner, work: () => T): Promise<{ result: T }> {
    this.refuseSpent(planner);
    const done = await this.queue.run(planner.source, async () => {
      await this.rest(planner);
      return this.semaphore.run(planner.source, async () => {
        // Lets other pending work run first.
        await setImmediate();
        return this.measured(planner, work);
      });
    });
    if (!done) throw tooMuch(1);
    return done;
  }

  private measured<T>(planner: Planner, work: () => T): { result: T } {
    this.refuseSpent(planner);
    const before = this.clock.processor();
    try {
      return { result: work() };
    } finally {
      this.charge(planner, this.clock.processor() - before);
    }
  }

  /** Deducts milliseconds from a caller's budget, which may become negative. */
  private charge(planner: Planner, milliseconds: number): void {
    const { atOnce, unpaced } = allowances[planner.kind];
    const left = this.left(planner) - milliseconds;
    const at = this.clock.now();
    const restsUntil = atOnce - left > unpaced ? at + restFactor * milliseconds : at;
    this.spent.set(planner.source, { left, at, restsUntil });
    if (this.spent.size > remembered) this.forget();
  }

  private async rest({ source }: Planner): Promise<void> {
    const milliseconds = (this.spent.get(source)?.restsUntil ?? 0) - this.clock.now();
    if (milliseconds > 0) await this.clock.wait(milliseconds);
  }

  private refuseSpent(planner: Planner): void {
    const left = this.left(planner);
    if (left > 0) return;
    throw tooMuch(Math.ceil((1 - left) / allowances[planner.kind].perSecond));
  }

  private left({ source, kind }: Planner): number {
    const { atOnce, perSecond } = allowances[kind];
    const known = this.spent.get(source);
    if (!known) return atOnce;
    return Math.min(atOnce, known.left + ((this.clock.now() - known.at) / 1_000) * perSecond);
  }

  private forget(): void {
    const { atOnce, perSecond } = allowances.visitor;
    const longest = (atOnce / perSecond) * 1_000;
    for (const [source, { left, at }] of this.spent) {
      if (left > 0 && this.clock.now() - at > longest) this.spent.delete(source);
    }
  }
}

function tooMuch(seconds: number): SafeError {
  return new SafeError('Too many new operations. Send changing values as variables.', {
    statusCode: 429,
    code: 'ATTEMPTS_LIMIT_EXCEEDED',
    retryAfter: seconds,
  });
}

/** Identifies the caller before anything of the request is parsed. */
export async function plannerFor({ http, socket }: Incoming, pool: Pool): Promise<Planner> {
  const { token, ip } = readCaller(http ? { http } : { ws: socket && openingOf(socket) });
  if (token === null) return plannerOf({ ip, session: null });
  const session = await lookUpTogether(pool, hashToken(token)).catch(() => {
    // The pool has logged the reason.
    throw new SafeError('The server is busy. Try again in a moment.', {
      statusCode: 503,
      code: 'UNAVAILABLE',
      retryAfter: 5,
    });
  });
  if (session) return plannerOf({ ip, session });
  throw new SafeError(sessionEnded, { statusCode: 401, code: 'UNAUTHORIZED' });
}

/** A websocket in the form its operations' context expects. */
function openingOf({ extra, connectionParams }: Context): Grafast.RequestContext['ws'] {
  const { request, socket } = extra as Pick<
    NonNullable<Grafast.RequestContext['ws']>,
    'request' | 'socket'
  >;
  const normalizedConnectionParams = normalizeConnectionParams(connectionParams);
  return { request, socket, connectionParams, normalizedConnectionParams };
}

export function plannerOf({ ip, session }: Pick<RequestOrigin, 'ip' | 'session'>): Planner {
  if (!session?.user_id) return { source: `ip ${sourceOf(ip)}`, kind: 'visitor' };
  const kind = session.role === 'app_operator' ? 'operator' : 'user';
  return { source: `${kind} ${session.user_id}`, kind };
}
