import { ApiError, type Refusal } from './ApiError.ts';

interface GraphQLFault {
  path?: readonly unknown[] | undefined;
  message?: unknown;
  extensions?: Record<string, unknown> | null;
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: Parameters<typeof apiErrorOf>[0];
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/**
 * The data of an answer of the API. Throws an ApiError for everything else, so that no screen mistakes
 * a fault for an empty answer.
 */
export async function dataOf(asking: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await asking.catch(() => {
    throw new ApiError('OFFLINE', 0);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 401) throw new ApiError('UNAUTHENTICATED', 401);
  if (!isAnswer(answer)) throw new ApiError('FAULT', response.status);
  if (answer.errors && answer.errors.length > 0) throw apiErrorOf(answer.errors);
  return answer.data ?? {};
}

function refusalsOf(value: unknown): Refusal[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const { code, path } = (item ?? {}) as Record<string, unknown>;
    return typeof code === 'string' ? [{ code, path: typeof path === 'string' ? path : '' }] : [];
  });
}

/** Sorts the first GraphQL error of an answer into what the console can act on. */
function apiErrorOf(faults: readonly GraphQLFault[]): ApiError {
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
