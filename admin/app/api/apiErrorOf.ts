import { ApiError, type Refusal } from './ApiError.ts';

interface GraphQLFault {
  message?: unknown;
  extensions?: Record<string, unknown> | null;
}

const signedOut = new Set(['UNAUTHENTICATED', 'SESSION_NOT_FOUND', 'SESSION_EXPIRED']);
const forbidden = new Set(['UNAUTHORIZED', 'FORBIDDEN', '42501']);

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
  if (signedOut.has(code)) return new ApiError('UNAUTHENTICATED', 401);
  if (forbidden.has(code)) return new ApiError('UNAUTHORIZED', 403);
  const refusals = refusalsOf(extensions.errors);
  if (refusals.length > 0) return new ApiError('REFUSED', 422, refusals);
  return new ApiError(code === 'FAULT' ? 'FAULT' : code, 500, [], correlationId);
}
