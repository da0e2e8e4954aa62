import { type Readable, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { bearerOf } from '#plugins/core/requests/bearer-of.ts';
import { findSession } from '#plugins/core/requests/find-session.ts';
import { hashToken } from '#plugins/core/requests/hash-token.ts';
import { sessionEnded } from '#plugins/core/requests/session-ended.ts';
import { twoQuotas } from './quota.ts';

/** Explains why a body is not read to its end, in the shape of the API's errors. */
export class BodyRefusal extends Error {
  readonly statusCode: number;
  readonly code: string;
  /** Seconds after which it may be sent again. */
  readonly retryAfter: number | null;

  constructor(statusCode: number, code: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'BodyRefusal';
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const WINDOW_MS = 10_000;

/** The minimum per window, unless the body ends in it: a quarter of a megabit a second. */
const BYTES_PER_WINDOW = 320 * 1024;

interface Rules {
  /** Called before the first byte beyond the ordinary limit is accepted. */
  ordinaryBytes: number;
  mayBeLarge: () => Promise<void>;
  /** Called for each piece. Throws when the memory for it is used up. */
  hold: (bytes: number) => void;
}

/**
 * A request body with a limit of size, and of the time between its parts. `receivedEncodedLength`
 * is what Fastify compares with the declared length.
 */
export class MeteredBody extends Transform {
  receivedEncodedLength = 0;
  private readonly rules: Rules;
  private readonly watch: NodeJS.Timeout;
  private before = 0;
  private isLarge = false;

  constructor(source: Readable & { complete?: boolean }, rules: Rules) {
    super();
    this.rules = rules;
    this.watch = setInterval(() => this.demandMore(), WINDOW_MS);
    // Not a pipeline: that would take the connection along, and with it the answer.
    source.pipe(this);
    source.once('close', () => {
      if (!source.complete) this.destroy(new BodyRefusal(400, 'INVALID', 'The body broke off.'));
    });
    // The reader of the body may have stopped before.
    this.on('error', () => {});
    this.once('close', () => {
      clearInterval(this.watch);
      source.unpipe(this);
    });
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.weigh(piece).then(
      () => done(null, piece),
      (error: Error) => done(error),
    );
  }

  override _flush(done: TransformCallback): void {
    clearInterval(this.watch);
    done();
  }

  private async weigh(piece: Buffer): Promise<void> {
    const { ordinaryBytes, mayBeLarge, hold } = this.rules;
    const total = this.receivedEncodedLength + piece.length;
    if (total > ordinaryBytes && !this.isLarge) {
      await mayBeLarge();
      this.isLarge = true;
    }
    hold(piece.length);
    this.receivedEncodedLength = total;
  }

  private demandMore(): void {
    const came = this.receivedEncodedLength - this.before;
    this.before = this.receivedEncodedLength;
    if (came >= BYTES_PER_WINDOW) return;
    this.destroy(new BodyRefusal(408, 'INVALID', 'The body came too slowly.'));
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a large body may be read, by its headers, instead of a session: of a partner that signs. */
    isLargeAdmitted?: (request: FastifyRequest) => boolean;
  }
}

/** Ordinary bodies are small; receipts come inside the API's inputs, from people who are signed in. */
export const ORDINARY_BYTES = 64 * 1024;
/** Bytes of bodies that are not answered yet: six of the largest that the API takes, half of them of one address. */
const MOST_BYTES = 96 * 1024 * 1024;
const MOST_BYTES_OF_ADDRESS = 48 * 1024 * 1024;
/** The number of larger bodies at a time. Each that arrives takes its share of every turn of the one thread. */
const MOST_LARGE = 24;
const MOST_LARGE_OF_ADDRESS = 8;
const RETRY_SECONDS = 5;

/**
 * Limits the memory that request bodies take. A body has at most 64 kB unless the token opens a session or a
 * partner has signed; the number and size of larger ones are limited for each address and for the process, and
 * each has a minimum speed. Limits of the route apply as well.
 */
export function boundBodies(app: FastifyInstance, pool: pg.Pool): void {
  const total = twoQuotas(MOST_BYTES_OF_ADDRESS, MOST_BYTES);
  const large = twoQuotas(MOST_LARGE_OF_ADDRESS, MOST_LARGE);
  app.addHook('preParsing', async (request, reply, payload) => {
    const { headers } = request;
    if (!headers['content-length'] && !headers['transfer-encoding']) return payload;
    // A route for ordinary bodies refuses others by itself.
    const isForLarge = (request.routeOptions.bodyLimit ?? 0) > ORDINARY_BYTES;
    const address = String(headers['x-client-address']);
    const holding: (() => void)[] = [];
    // Memory for the parsed body counts until the response is sent.
    reply.raw.once('close', () => {
      for (const leave of holding) leave();
    });
    const track = (leave: (() => void) | null) => {
      if (!leave) throw new BodyRefusal(503, 'ATTEMPTS_LIMIT_EXCEEDED', crowded, RETRY_SECONDS);
      holding.push(leave);
    };
    const hold = (bytes: number) => track(total(address, bytes));
    let permission: Promise<void> | null = null;
    const mayBeLarge = async () => {
      if (!isForLarge) return;
      if (!permission) track(large(address));
      permission ??= demandSession(request, pool);
      await permission;
    };
    const declared = Number(headers['content-length']);
    // Most bodies come together with their headers: nothing is left to wait for, or to count piece by piece.
    if (declared <= ORDINARY_BYTES && request.raw.readableLength >= declared) {
      hold(declared);
      return payload;
    }
    if (declared > ORDINARY_BYTES) await mayBeLarge();
    const body = new MeteredBody(payload, { ordinaryBytes: ORDINARY_BYTES, mayBeLarge, hold });
    reply.raw.once('close', () => body.destroy());
    return body;
  });
}

const crowded = 'Too much is being sent at the same time. Try again in a moment.';

async function demandSession(request: FastifyRequest, pool: pg.Pool): Promise<void> {
  const { headers, routeOptions } = request;
  if (routeOptions.config.isLargeAdmitted?.(request)) return;
  const token = bearerOf(headers.authorization);
  if (token === null) {
    throw new BodyRefusal(413, 'TOO_BIG', 'Sign in to send more than 64 kB.');
  }
  if (await findSession(pool, hashToken(token))) return;
  throw new BodyRefusal(401, 'UNAUTHORIZED', sessionEnded);
}
