import { type GrafastExecutionArgs, SafeError } from 'grafast';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  print,
  visit,
} from 'grafast/graphql';
import { holdBack } from './hold-back.ts';
import './request-context.ts';
import { isWritableText } from '#forms/validate/is-writable-text.ts';
import { sessionEnded } from './session-ended.ts';

const known = new WeakMap<DocumentNode, boolean>();

type Role = 'app_user' | 'app_operator';

function refuse(code: string, message: string): ExecutionResult {
  return { errors: [new GraphQLError(message, { extensions: { code } })] };
}

/** An unexpected fault, returned so that it is masked: thrown errors would reach the caller unmasked. */
function fault(originalError: Error): ExecutionResult {
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
}

/**
 * Refuses a token that opens no session: the caller believes to be signed in and must learn that this is
 * over. Code UNAUTHORIZED sends the portal to its sign-in screen. The same applies to a session of the other
 * API: row-level security would hold there too, but its fields were chosen for other readers. Mutations
 * report invalid texts at their paths, as data.
 */
function refusal(args: GrafastExecutionArgs, role: Role): ExecutionResult | null {
  const context = args.contextValue as Partial<Grafast.Context> | undefined;
  if (context?.refused === 'UNAUTHORIZED') {
    return refuse('UNAUTHORIZED', sessionEnded);
  }
  if (context?.refused === 'INVALID_KEY') {
    return refuse('INVALID', 'An Idempotency-Key is 1 to 255 visible signs of ASCII, no spaces.');
  }
  if (context?.refused instanceof Error) return fault(context.refused);
  const session = context?.origin?.session;
  if (context?.refused === 'OTHER_API' || (session && session.role !== role)) {
    return refuse('UNAUTHORIZED', 'Your session is not for this API. Sign in here.');
  }
  const operation = getOperationAST(args.document, args.operationName)?.operation;
  if (operation !== 'mutation' && hasUnwritableText(args.document, args.variableValues)) {
    return refuse('INVALID', 'The operation holds a text with characters that cannot be stored.');
  }
  return null;
}

/**
 * A subscription sent as a plain request would be answered without end, even after the client is gone.
 * Correct clients never send one, so the refusal is delayed: refused at once, faulty clients came back a
 * thousand times a second.
 */
async function misplaced(args: GrafastExecutionArgs): Promise<ExecutionResult | null> {
  const kind = getOperationAST(args.document, args.operationName)?.operation;
  if (kind !== 'subscription') return null;
  const message = 'Subscribe over a websocket, or by POST to the stream beside this address.';
  const error = new SafeError(message, { code: 'INVALID' });
  await holdBack(error, args.requestContext?.node?.res);
  return { errors: [new GraphQLError(message, { originalError: error })] };
}

/** Replaces the error for a visitor refused by the database with one to sign in. */
function invite(result: unknown, { contextValue }: GrafastExecutionArgs): unknown {
  const context = contextValue as Partial<Grafast.Context> | undefined;
  const { errors } = (result ?? {}) as ExecutionResult;
  if (!errors || context?.origin?.session) return result;
  return {
    ...(result as ExecutionResult),
    errors: errors.map((error) => {
      const { code } = (error.originalError ?? {}) as { code?: string };
      if (code !== '42501') return error;
      const { nodes, path } = error;
      return new GraphQLError('Sign in first.', {
        nodes,
        path,
        extensions: { code: 'UNAUTHORIZED' },
      });
    }),
  };
}

/** Rejects requests with an ended session or a session of the other API. */
export function requestsPlugin(role: Role): GraphileConfig.Plugin {
  return {
    name: 'RequestsPlugin',
    description:
      'Answers UNAUTHORIZED to who has no session here, and gives the connection of reads back.',
    grafast: {
      middleware: {
        async execute(next, { args }) {
          const { sharedReads } = args.contextValue as Partial<Grafast.Context>;
          try {
            return (
              refusal(args, role) ??
              (await misplaced(args)) ??
              (invite(await next(), args) as ExecutionResult)
            );
          } catch (error) {
            return fault(error instanceof Error ? error : new Error(String(error)));
          } finally {
            sharedReads?.release();
          }
        },
        subscribe: (next, { args }) => refusal(args, role) ?? next(),
      },
    },
  };
}

function isBad(value: unknown): boolean {
  if (typeof value === 'string') return !isWritableText(value);
  if (value === null || typeof value !== 'object') return false;
  return Object.values(value).some(isBad);
}

/** A document is validated once: the server caches it for other requests with the same text. */
function isBadDocument(document: DocumentNode): boolean {
  let found = known.get(document);
  if (found === undefined) {
    found = false;
    visit(document, {
      StringValue(node) {
        found ||= !isWritableText(node.value);
      },
    });
    known.set(document, found);
  }
  return found;
}

/**
 * Whether an operation or its variables contain a text that the database cannot store. Ids are exempt: they are
 * decoded before the database sees them, and an invalid one is answered like any that names no row.
 */
export function hasUnwritableText(document: DocumentNode, variables: unknown): boolean {
  if (isBadDocument(document)) return true;
  if (!isBad(variables)) return false;
  const ids = idVariables(document);
  return Object.entries(variables as object).some(
    ([name, value]) => !ids.has(name) && isBad(value),
  );
}

/** The names of the variables that are ids in every operation of a document that has them. */
function idVariables(document: DocumentNode): Set<string> {
  const ids = new Set<string>();
  const others = new Set<string>();
  visit(document, {
    VariableDefinition({ variable, type }) {
      const isId = /^\[?ID\b/.test(print(type));
      (isId ? ids : others).add(variable.name.value);
    },
  });
  return new Set([...ids].filter((name) => !others.has(name)));
}
