import { ApiError, type Refusal } from './ApiError.ts';

interface GraphQLFault {
  path?: readonly unknown[] | undefined;
  message?: unknown;
  extensions?: Record<string, unknown> | null;
}

function refusalsOf(value: unknown): Refusal[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const { code, path } = (item ?? {}) as Record<string, unknown>;
    return typeof code === 'string' ? [{ code, path: typeof path === 'string' ? path : '' }] : [];
  });
}

/** Sorts the first GraphQL error of an answer into what the console can act on. */
export function apiErrorOf(faults: readonly GraphQLFault[]): ApiError {
  const extensions = faults[0]?.extensions ?? {};
  const code = typeof extensions.code === 'string' ? extensions.code : 'FAULT';
  const id = extensions.correlationId ?? extensions.errorId;
  const correlationId = typeof id === 'string' ? id : null;
  // Refused as a whole, before any field was resolved: the token opens no session any more.
  if (code === 'UNAUTHORIZED' && !faults[0]?.path) return new ApiError('UNAUTHENTICATED', 401);
  if (code === 'UNAUTHORIZED') return new ApiError('UNAUTHORIZED', 403);
  const refusals = refusalsOf(extensions.errors);
  if (refusals.length > 0) return new ApiError('REFUSED', 422, refusals);
  return new ApiError('FAULT', 500, [], correlationId);
}
