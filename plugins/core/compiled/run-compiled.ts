import { createHash } from 'node:crypto';
import type { GrafastExecutionArgs } from 'grafast';
import {
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  isNonNullType,
  Kind,
} from 'grafast/graphql';
import { isDatabaseAway } from '../errors/is-database-away.ts';
import '../requests/request-context.ts';
import type { Compiled } from './compile-operation.ts';
import { finishAnswer, requestOf } from './finish-answer.ts';

/**
 * Answers a request by its compiled operation; null if Grafast must answer it, because arguments are refused,
 * a value is faulty or the database reports an error. A database that took too long or is away is not asked
 * again.
 */
export async function runCompiled(
  compiled: Compiled,
  args: GrafastExecutionArgs,
): Promise<ExecutionResult | null> {
  const context = args.contextValue as Grafast.Context;
  const prepared = prepare(compiled, args, context);
  if (!prepared) return null;
  const { statement, request } = prepared;
  if (typeof statement === 'string') return textAnswer(statement);
  const { text, values } = statement;
  try {
    const { rows } = await context.withPgClient(context.pgSettings, (client) =>
      client.query<[string]>({ text, values, name: nameOf(text), arrayMode: true }),
    );
    const answer = finishAnswer(rows[0]![0], request);
    return answer === null ? null : textAnswer(answer);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === cancelled || isDatabaseAway(error)) return failed(args, error as Error);
    context.sharedReads?.startAgain();
    return null;
  }
}

const cancelled = '57014';

/** Grafserv takes the data as text where it is written as text. */
const textAnswer = (data: string) => ({ data }) as unknown as ExecutionResult;

function prepare(compiled: Compiled, args: GrafastExecutionArgs, context: Grafast.Context) {
  const { schema, document, operationName, variableValues } = args;
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { coerced } = getVariableValues(schema, definitions, variableValues ?? {});
  if (!coerced) return null;
  const request = requestOf(context, coerced);
  try {
    return { request, statement: compiled(request) };
  } catch {
    // A refused value; Grafast refuses it with its place in the answer.
    return null;
  }
}

/** The error of each field, as if each had failed. */
function failed(
  { schema, document, operationName }: GrafastExecutionArgs,
  originalError: Error,
): ExecutionResult {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const nodes = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  const roots = nodes.flatMap((node) => (node.kind === Kind.FIELD ? [node] : []));
  const errors = roots.map((node) => {
    const path = [(node.alias ?? node.name).value];
    return new GraphQLError(originalError.message, { nodes: node, path, originalError });
  });
  const required = roots.findIndex(({ name }) => isNonNullType(fields[name.value]?.type));
  if (required >= 0) return { errors: errors.slice(0, required + 1), data: null };
  const nulls = Object.fromEntries(errors.map(({ path }) => [path?.[0], null]));
  return { ...textAnswer(JSON.stringify(nulls)), errors };
}

const mostNames = 2_000;
const names = new Map<string, string>();

/** The name under which connections prepare a statement. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostNames) names.clear();
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
