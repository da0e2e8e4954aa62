import { createHash } from 'node:crypto';
import type { GrafastExecutionArgs } from 'grafast';
import {
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  isNonNullType,
} from 'grafast/graphql';
import { isDatabaseAway } from '../errors/is-database-away.ts';
import { fragmentsOf } from '../limits/check-operation.ts';
import type { LinkContext } from '../lists/export-path.ts';
import '../requests/request-context.ts';
import type { Statement } from '../requests/send-packet.ts';
import type { Compiled } from './compile-operation.ts';
import { finishAnswer, type Request, requestOf } from './finish-answer.ts';
import { Selection } from './selection.ts';

/** A request and its statement, or its whole answer if that needs no database. */
export interface Prepared {
  request: Request;
  statement: Statement | string;
}

/** The text that a statement has given, or the error that Postgres has reported. */
export interface Ran {
  request: Request;
  text: string | null;
  error?: Error;
}

/**
 * The statement of a request; null if Grafast must answer it, because arguments are refused. `isRefused` is called unless a
 * request with equal variables has passed before.
 */
export function prepareStatement(
  compiled: Compiled,
  args: GrafastExecutionArgs,
  context: LinkContext & { isSignedIn?: boolean },
  isRefused: () => boolean = () => false,
): Prepared | null {
  const key = keyOf(args.variableValues, context.isSignedIn ?? context.origin.session !== null);
  const before = key === null ? undefined : written.get(compiled)?.get(key);
  if (before) {
    return { statement: before.statement, request: requestOf(context, before.variables) };
  }
  if (isRefused()) return null;
  const prepared = writeStatement(compiled, args, context);
  const { paths = [], documents = [] } = prepared?.request ?? {};
  // Links are signed for each request.
  if (prepared && key !== null && paths.length + documents.length === 0) {
    remember(compiled, key, prepared);
  }
  return prepared;
}

/** All that a statement depends on; null where JSON would write different values alike. */
function keyOf(variables: unknown, isSignedIn: boolean): string | null {
  let isExact = true;
  const text = JSON.stringify(variables ?? {}, (_name, value) => {
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
      isExact = false;
    return value;
  });
  return isExact && text.length <= longestKey ? `${isSignedIn} ${text}` : null;
}

/** Statements of one operation, as text in memory. */
const mostWritten = 4;
const longestKey = 500;

/** The latest statements, keyed by all they depend on: pages are requested again with the same variables. */
const written = new WeakMap<Compiled, Map<string, Written>>();

interface Written extends Pick<Prepared, 'statement'> {
  variables: Request['variables'];
}

function remember(compiled: Compiled, key: string, { request, statement }: Prepared): void {
  const statements = written.get(compiled) ?? new Map<string, Written>();
  written.set(compiled, statements);
  if (statements.size >= mostWritten) statements.clear();
  statements.set(key, { variables: request.variables, statement });
}

/** The variables of a request as GraphQL coerces them; undefined if it refuses them. */
export function variablesOf({
  schema,
  document,
  operationName,
  variableValues,
}: GrafastExecutionArgs): Request['variables'] | undefined {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return getVariableValues(schema, definitions, variableValues ?? {}).coerced;
}

function writeStatement(
  compiled: Compiled,
  args: GrafastExecutionArgs,
  context: LinkContext & { isSignedIn?: boolean },
): Prepared | null {
  const coerced = variablesOf(args);
  if (!coerced) return null;
  const request = requestOf(context, coerced);
  try {
    const statement = compiled(request);
    if (typeof statement === 'string') return { request, statement };
    return { request, statement: { ...statement, name: nameOf(statement.text) } };
  } catch {
    // A refused value; Grafast refuses it with its place in the answer.
    return null;
  }
}

/** Runs a statement on the connection of a request. */
export async function runStatement(
  prepared: Prepared | null,
  { pgSettings, withPgClient, sharedReads }: Grafast.Context,
): Promise<Ran | null> {
  if (!prepared) return null;
  const { request, statement } = prepared;
  if (typeof statement === 'string') return { request, text: statement };
  try {
    const { rows } = await withPgClient(pgSettings, (client) =>
      client.query<[string]>({ ...statement, arrayMode: true }),
    );
    return { request, text: rows[0]![0] };
  } catch (error) {
    sharedReads?.startAgain();
    return { request, text: null, error: error as Error };
  }
}

/**
 * The answer of a request; null if Grafast must give it, because a value is faulty or the database reports an error. A
 * database that took too long or is away is not queried again.
 */
export function answerOf(ran: Ran | null, args: GrafastExecutionArgs): ExecutionResult | null {
  if (!ran) return null;
  const { request, text, error } = ran;
  if (error) {
    const { code } = error as { code?: string };
    return code === cancelled || isDatabaseAway(error)
      ? failed(args, request.variables, error)
      : null;
  }
  const answer = text === null ? null : finishAnswer(text, request);
  return answer === null ? null : textAnswer(answer);
}

const cancelled = '57014';

/** Grafserv takes the data as text where it is written as text. */
export const textAnswer = (data: string) => ({ data }) as unknown as ExecutionResult;

/** The text of an answer; null if there is none. */
export const dataOf = (answer: ExecutionResult | null) =>
  (answer?.data ?? null) as unknown as string | null;

/** The error of each field of an operation that was compiled, as if each had failed. */
export function failed(
  { schema, document, operationName }: GrafastExecutionArgs,
  variables: Request['variables'],
  originalError: Error,
): ExecutionResult {
  const operation = getOperationAST(document, operationName);
  const type = operation && schema.getRootType(operation.operation);
  if (!operation || !type) throw originalError;
  const selection = new Selection(schema, fragmentsOf(document), variables);
  const data: [string, string | null][] = [];
  const errors: GraphQLError[] = [];
  for (const [key, nodes] of selection.fields(type, [operation.selectionSet])) {
    const name = nodes[0].name.value;
    const isName = name === '__typename';
    data.push([key, isName ? type.name : null]);
    if (isName) continue;
    errors.push(new GraphQLError(originalError.message, { nodes, path: [key], originalError }));
    if (isNonNullType(type.getFields()[name]?.type)) return { data: null, errors };
  }
  return { errors, ...textAnswer(JSON.stringify(Object.fromEntries(data))) };
}

const mostNames = 2_000;
const names = new Map<string, string>();

/** The name under which connections prepare a statement. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostNames) names.clear();
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
