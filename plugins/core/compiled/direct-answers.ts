import type { IncomingMessage } from 'node:http';
import type { GrafastExecutionArgs } from 'grafast';
import { type GraphQLSchema, getOperationAST } from 'grafast/graphql';
import { isDatabaseAway } from '../errors/is-database-away.ts';
import type { LimitRules } from '../limits/check-operation.ts';
import type { Documents } from '../limits/documents.ts';
import { areValuesTooMany, faultsOf } from '../limits/limits-plugin.ts';
import type { PersistedOperations } from '../limits/persisted-operations.ts';
import { resultOfError } from '../mutations/call-function.ts';
import { intentOf } from '../mutations/intent.ts';
import type { MutationResult } from '../mutations/mutation.ts';
import { plainInput } from '../mutations/run-mutation.ts';
import { hasNoTime, isUndone, sendCall } from '../mutations/send-call.ts';
import { enterSession, roleFound } from '../requests/enter-session.ts';
import { hashToken } from '../requests/hash-token.ts';
import { readHeaders } from '../requests/read-caller.ts';
import { idempotencyHeader, idempotencyKeyIn } from '../requests/read-idempotency-key.ts';
import type { RequestOrigin } from '../requests/request-context.ts';
import { hasUnwritableText } from '../requests/requests-plugin.ts';
import { type PacketResult, sendOn } from '../requests/send-packet.ts';
import type { ServerContext } from '../serving/server-context.ts';
import type { CompiledOperations } from './compiled-operations.ts';
import { requestOf } from './finish-answer.ts';
import {
  answerOf,
  dataOf,
  type Prepared,
  prepareStatement,
  type Ran,
  variablesOf,
} from './run-compiled.ts';

/** The result of an operation that was sent together with the look-up of its session; or why there is none. */
export type Early =
  | { ran: Ran }
  | { performed: MutationResult }
  | { refused: 'UNAUTHORIZED' | 'OTHER_API' }
  | Error;

type Caller = Omit<RequestOrigin, 'session'>;

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
 * Answers known and compiled operations before Grafserv. The session's look-up, its settings and the statement or
 * call are one packet and one transaction. Other requests pass on to Grafserv, with the session if it was found.
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
    const idempotencyKey = idempotencyKeyIn(headers[idempotencyHeader]);
    if (!token || idempotencyKey === undefined) return null;
    const args = this.read(body);
    if (!args || !this.rules.operations.isReady(args)) return null;
    const origin = { ...caller, tokenSha256: hashToken(token), idempotencyKey };
    const { operation: kind } = getOperationAST(args.document, args.operationName) ?? {};
    const found = await (kind === 'mutation'
      ? this.call(args, origin)
      : this.send(args, origin)
    ).catch((error: Error) => error);
    if (typeof found === 'string' || !found) return found;
    this.found.set(request, found);
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

  /** The answer of a query, or its result for Grafserv. */
  private async send(args: GrafastExecutionArgs, caller: Caller): Promise<string | Early | null> {
    const { serverContext, rules } = this;
    const prepared = this.prepare(args, caller);
    if (!prepared || typeof prepared.statement === 'string') return null;
    const { statement, request } = prepared;
    const { pool } = serverContext;
    const { role, deadlineMs: readLimitMs } = rules;
    const enter = await enterSession(pool, caller, { role, readLimitMs });
    const packet = await sendOn(pool, [enter, statement]);
    const refused = this.refusalOf(packet);
    if (refused !== undefined) return refused;
    const { rows, error } = packet;
    const ran = { request, text: rows[1]?.[0]?.[0] ?? null, ...(error && { error }) };
    return (error ? null : dataOf(answerOf(ran, args))) ?? { ran };
  }

  /**
   * The answer of a mutation, or its result for Grafserv; without either, nothing was done. After an error other
   * than one of Postgres that is unknown, so the call is not repeated.
   */
  private async call(args: GrafastExecutionArgs, caller: Caller): Promise<string | Early | null> {
    const { rules, serverContext } = this;
    const { pool, secret } = serverContext;
    const compiled = rules.operations.mutationOf(args);
    const variables = compiled && variablesOf(args);
    if (!variables || this.isTooLarge(args)) return null;
    const { mutation, readId, variable, answer, write } = compiled;
    const plain = await plainInput(mutation, variables[variable], readId);
    if (!plain) return null;
    const intent = intentOf(mutation, 0, plain.raw, { key: caller.idempotencyKey, secret });
    const enter = await enterSession(pool, caller, { role: rules.role, readLimitMs: null });
    const call = { mutation, input: plain.input, intent, answer };
    const { packet, result } = await sendCall(pool, enter, call);
    const refused = this.refusalOf(packet);
    if (refused !== undefined) return refused;
    const request = requestOf(this.contextOf(caller), variables);
    try {
      const performed = result();
      return write(performed, request) ?? { performed };
    } catch (thrown) {
      const error = thrown as Error;
      const performed = resultOfError(error, mutation, false);
      if (performed) return write(performed, request) ?? { performed };
      if (hasNoTime(error)) return { ran: { request, text: null, error } };
      if (!isUndone(error)) throw error;
      return null;
    }
  }

  /** The reason why a packet has had no session, null if it did not come that far, undefined if it has had one. */
  private refusalOf(packet: PacketResult): Early | null | undefined {
    const role = roleFound(packet);
    if (role === this.rules.role) return undefined;
    if (role !== undefined) return { refused: role === null ? 'UNAUTHORIZED' : 'OTHER_API' };
    if (packet.error && isDatabaseAway(packet.error)) throw packet.error;
    return null;
  }

  /** The statement of an operation that nothing but its session can refuse. */
  private prepare(args: GrafastExecutionArgs, caller: Caller): Prepared | null {
    // An idempotency key is for mutations.
    const compiled = caller.idempotencyKey ? null : this.rules.operations.of(args);
    if (!compiled) return null;
    return prepareStatement(compiled, args, this.contextOf(caller), () => this.isRefused(args));
  }

  /** A caller assumed to be signed in; otherwise the packet does not run. */
  private contextOf(caller: Caller) {
    const { serverContext } = this;
    return { origin: { ...caller, session: null }, serverContext, isSignedIn: true };
  }

  private isRefused(args: GrafastExecutionArgs): boolean {
    return this.isTooLarge(args) || hasUnwritableText(args.document, args.variableValues);
  }

  private isTooLarge(args: GrafastExecutionArgs): boolean {
    const { variableValues } = args;
    return (
      areValuesTooMany({ variableValues }, this.rules.limits) || faultsOf(args, this.rules) !== null
    );
  }
}
