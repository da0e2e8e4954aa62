import type { GrafastExecutionArgs } from 'grafast';
import { getOperationAST } from 'grafast/graphql';
import type { Pool } from 'pg';
import { isDatabaseAway } from '../errors/is-database-away.ts';
import type { LimitRules } from '../limits/check-operation.ts';
import { faultsOf } from '../limits/limits-plugin.ts';
import { enterSession, sessionFound } from '../requests/enter-session.ts';
import type { RequestOrigin, SessionSettings } from '../requests/request-context.ts';
import { hasUnwritableText } from '../requests/requests-plugin.ts';
import { sendPacket } from '../requests/send-packet.ts';
import type { ServerContext } from '../serving/server-context.ts';
import type { CompiledOperations } from './compiled-operations.ts';
import { prepareStatement, type Ran } from './run-compiled.ts';

/** A session, and the result of the query that was sent together with its look-up. */
export interface Early {
  session: SessionSettings | null;
  ran: Ran;
}

interface Rules extends LimitRules {
  role: string;
  /** The time limit of an operation. */
  deadlineMs: number;
  operations: CompiledOperations;
}

type Caller = Omit<RequestOrigin, 'session'>;

/**
 * Sends the look-up of a session, its settings and the statement of a compiled query in one packet, which is one
 * transaction. The request then passes all checks of others, with the session that was found; the result is its answer
 * only if it passes.
 */
export class EarlyAnswers {
  private readonly rules: Rules;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** Null where the session is to be looked up first, as for all other requests. Throws if the database is away. */
  async send(
    args: GrafastExecutionArgs,
    caller: Caller,
    serverContext: ServerContext,
  ): Promise<Early | null> {
    if (!caller.tokenSha256 || !this.mayBeSent(args)) return null;
    const compiled = this.rules.operations.ready(args);
    if (!compiled) return null;
    const origin = { ...caller, session: null };
    const prepared = prepareStatement(compiled, args, { origin, serverContext, isSignedIn: true });
    if (!prepared || typeof prepared.statement === 'string') return null;
    const { statement, request } = prepared;
    const { pool } = serverContext;
    const enter = await enterSession(pool, caller, this.rules);
    const { rows, error } = await onConnection(pool, (client) =>
      sendPacket(client, [enter.statement, statement]),
    );
    const session = sessionFound(enter.columns, { rows, error });
    if (session === undefined) {
      if (error && isDatabaseAway(error)) throw error;
      return null;
    }
    const text = rows[1]?.[0]?.[0] ?? null;
    return { session, ran: { request, text, ...(error && { error }) } };
  }

  /** All that can refuse a query without its session. Each is asked again in its place. */
  private mayBeSent(args: GrafastExecutionArgs): boolean {
    const { document, operationName, variableValues, outputDataAsString } = args;
    return (
      outputDataAsString === true &&
      getOperationAST(document, operationName)?.operation === 'query' &&
      !hasUnwritableText(document, variableValues) &&
      !faultsOf(args, this.rules)
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
