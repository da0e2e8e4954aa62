import { randomUUID } from 'node:crypto';
import { isSafeError } from 'grafast';
import { GraphQLError } from 'grafast/graphql';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { isDatabaseAway } from './is-database-away.ts';

/** Codes of the file system for no space, no quota and read-only, and of Postgres for a full disk. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** Whether an error means that nothing more can be stored for now, rather than that the request was wrong. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && codes.has((error as Error & { code?: string }).code ?? '');

const longestMessage = 500;

export type Log = (fields: Record<string, unknown>, message: string) => void;

function withExtensions(error: GraphQLError, message: string, extensions: Record<string, unknown>) {
  return new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions,
  });
}

/** An error about the query itself is passed on, but shortened: it repeats the input. */
function aboutQuery(error: GraphQLError): GraphQLError {
  if (error.message.length <= longestMessage) return error;
  return withExtensions(error, `${error.message.slice(0, longestMessage)}…`, error.extensions);
}

/**
 * Makes the function that masks unexpected errors: the caller gets a correlation id and no details, the log
 * gets the same id and the error. Errors about the query itself pass, and so do those that `explain`
 * translates into refusals.
 */
export function makeMaskError(log: Log, explain: (error: unknown) => FieldError[] | null) {
  return (error: GraphQLError): GraphQLError => {
    const original = error.originalError;
    if (!original || original instanceof GraphQLError) return aboutQuery(error);
    // A value that Grafast refuses while it plans, as null for an argument that is required.
    if (original.cause instanceof GraphQLError) return aboutQuery(original.cause);
    if (isSafeError(original)) {
      return withExtensions(error, original.message, { ...original.extensions });
    }
    const errors = explain(original);
    if (errors) {
      const [first] = errors;
      return withExtensions(error, 'The database refuses this.', { ...first, errors });
    }
    const correlationId = randomUUID();
    const isFull = isDiskFull(original);
    if (isFull || isDatabaseAway(original)) {
      log({ correlationId, err: original }, isFull ? 'A disk is full' : 'The database is away');
      const message = `This is not available just now. Reference: ${correlationId}`;
      return withExtensions(error, message, { code: 'UNAVAILABLE', correlationId });
    }
    log({ correlationId, path: error.path?.join('.'), err: original }, 'A request failed');
    return withExtensions(error, `Something went wrong. Reference: ${correlationId}`, {
      code: 'INTERNAL',
      correlationId,
    });
  };
}
