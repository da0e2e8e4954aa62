import type { IncomingMessage } from 'node:http';
import type { GrafastExecutionArgs } from 'grafast';
import { type GraphQLSchema, getOperationAST } from 'grafast/graphql';
import type { Pool } from 'pg';
import { isDatabaseAway } from '../errors/is-database-away.ts';
import type { LimitRules } from '../limits/check-operation.ts';
import type { Documents } from '../limits/documents.ts';
import { areValuesTooMany, faultsOf } from '../limits/limits-plugin.ts';
import type { PersistedOperations } from '../limits/persisted-operations.ts';
import { enterSession, roleFound } from '../requests/enter-session.ts';
import { hashToken } from '../requests/hash-token.ts';
import { readHeaders } from '../requests/read-caller.ts';
import { idempotencyHeader } from '../requests/read-idempotency-key.ts';
import type { RequestOrigin } from '../requests/request-context.ts';
import { hasUnwritableText } from '../requests/requests-plugin.ts';
import { sendPacket } from '../requests/send-packet.ts';
import type { ServerContext } from '../serving/server-context.ts';
import type { CompiledOperations } from './compiled-operations.ts';
import { answerOf, type Prepared, prepareStatement, type Ran } from './run-compiled.ts';

/** The result of a query that was sent together with the look-up of its session; or why there is none. */
export type Early = { ran: Ran } | { refused: 'UNAUTHORIZED' | 'OTHER_API' } | Error;

interface Rules extends LimitRules {
  role: string;
  schema: GraphQLSchema;
  /** The time limit of an operation. */
  deadlineMs: number;
  operations: CompiledOperations;
  documents: Documents;
  persisted: PersistedOperations | null;
}

/** The parts of a body that are read here. Whatever else it has is read by Grafserv. */
const readParts = new Set(['query', 'documentId', 'operationName', 'variables']);

/**
 * Answers queries that are known and compiled, before Grafserv. The look-up of the session, its settings and the statement
 * leave in one packet, which is one transaction. All other requests pass on to Grafserv, those with what was found.
 */
export class DirectAnswers {
  private readonly rules: Rules;
  private readonly serverContext: ServerContext;
  private readonly found = new WeakMap<IncomingMessage, Early>();

  constructor(rules: Rules, serverContext: ServerContext) {
    this.rules = rules;
    this.serverContext = serverContext;
  }

  /** The data of a request as text; null if Grafserv is to answer it. */
  async answer(request: IncomingMessage, body: unknown): Promise<string | null> {
    const { headers } = request;
    const { token, ...caller } = readHeaders((name) => headers[name]);
    if (!token || headers[idempotencyHeader] !== undefined) return null;
    const args = this.read(body);
    if (!args) return null;
    const origin = { ...caller, tokenSha256: hashToken(token), idempotencyKey: null };
    const early = await this.send(args, origin).catch((error: Error) => error);
    if (!early) return null;
    if ('ran' in early && !early.ran.error) {
      const data = (answerOf(early.ran, args)?.data ?? null) as string | null;
      if (data !== null) return data;
    }
    this.found.set(request, early);
    return null;
  }

  /** The result of a request that was not answered here. */
  of(request: IncomingMessage | undefined): Early | null {
    return (request && this.found.get(request)) ?? null;
  }

  /** The operation of a body; null unless it is known, and nothing but what is read here decides on its answer. */
  private read(body: unknown): GrafastExecutionArgs | null {
    if (body === null || typeof body !== 'object') return null;
    for (const part in body) if (!readParts.has(part)) return null;
    const { query, documentId, operationName, variables } = body as Record<string, unknown>;
    const { schema, documents, persisted } = this.rules;
    const isById = persisted !== null && typeof documentId === 'string';
    const text = isById ? persisted.find(documentId) : query;
    if (typeof text !== 'string') return null;
    if (operationName != null && typeof operationName !== 'string') return null;
    if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
      return null;
    const known = documents.find(text);
    if (!known) return null;
    const args: GrafastExecutionArgs = {
      schema,
      document: known.document,
      outputDataAsString: true,
    };
    if (operationName != null) args.operationName = operationName;
    if (variables != null) args.variableValues = variables as Record<string, unknown>;
    return args;
  }

  private async send(
    args: GrafastExecutionArgs,
    caller: Omit<RequestOrigin, 'session'>,
  ): Promise<Early | null> {
    const { serverContext, rules } = this;
    const prepared = this.prepare(args, caller);
    if (!prepared || typeof prepared.statement === 'string') return null;
    const { statement, request } = prepared;
    const { pool } = serverContext;
    const enter = await enterSession(pool, caller, rules);
    const { rows, error } = await onConnection(pool, (client) =>
      sendPacket(client, [enter, statement]),
    );
    const role = roleFound({ rows, error });
    if (role === undefined) {
      if (error && isDatabaseAway(error)) throw error;
      return null;
    }
    if (role !== rules.role) return { refused: role === null ? 'UNAUTHORIZED' : 'OTHER_API' };
    const text = rows[1]?.[0]?.[0] ?? null;
    return { ran: { request, text, ...(error && { error }) } };
  }

  /** The statement of an operation that nothing but its session can refuse. */
  private prepare(
    args: GrafastExecutionArgs,
    caller: Omit<RequestOrigin, 'session'>,
  ): Prepared | null {
    const { operations } = this.rules;
    const operation = getOperationAST(args.document, args.operationName);
    if (operation?.operation !== 'query') return null;
    const compiled = operations.ready(args);
    if (!compiled) return null;
    const { serverContext } = this;
    const context = { origin: { ...caller, session: null }, serverContext, isSignedIn: true };
    return prepareStatement(compiled, args, context, () => this.isRefused(args));
  }

  private isRefused(args: GrafastExecutionArgs): boolean {
    return (
      areValuesTooMany([args.variableValues], this.rules.limits) ||
      hasUnwritableText(args.document, args.variableValues) ||
      faultsOf(args, this.rules) !== null
    );
  }
}

type Client = Parameters<typeof sendPacket>[0];

/** A connection that failed otherwise than by an error of Postgres is not used again. */
async function onConnection(
  pool: Pool,
  work: (client: Client) => ReturnType<typeof sendPacket>,
): ReturnType<typeof sendPacket> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    const result = await work(client);
    if (result.error && !('severity' in result.error)) lost = result.error;
    return result;
  } finally {
    client.release(lost);
  }
}
