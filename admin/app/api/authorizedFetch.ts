import { session } from '../session/session.ts';

/** One refusal of the API: a code of the closed registry and the input field it speaks of. */
export interface Refusal {
  code: string;
  path: string;
}

/** An answer of the API that is no result: refused, not signed in, or a fault with its id. */
export class ApiError extends Error {
  readonly status: number;
  readonly refusals: Refusal[];
  readonly correlationId: string | null;

  constructor(
    code: string,
    status: number,
    refusals: Refusal[] = [],
    correlationId: string | null = null,
  ) {
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.refusals = refusals;
    this.correlationId = correlationId;
  }
}

interface GraphQLFault {
  path?: readonly unknown[] | undefined;
  message?: unknown;
  extensions?: Record<string, unknown> | null;
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: Parameters<typeof apiErrorOf>[0];
}

/** The address of the admin API; the console is served by the same process. */
export const adminApi = '/admin/graphql';

/**
 * Fetches with the operator's token and returns the data. If the token's session has ended it is cleared,
 * which shows the sign-in; a session started meanwhile is not affected.
 */
export async function authorizedFetch(
  url: string,
  init: RequestInit = {},
): Promise<Record<string, unknown>> {
  const headers = new Headers(init.headers);
  const token = session.read();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  try {
    return await dataOf(fetch(url, { ...init, headers }));
  } catch (cause) {
    if (cause instanceof ApiError && cause.message === 'UNAUTHENTICATED') session.end(token);
    throw cause;
  }
}

interface Sending {
  headers?: Record<string, string>;
  /** Ends the request when nothing waits for it any more. */
  signal?: AbortSignal | null | undefined;
}

/** Sends one operation to the admin API and gives its data. */
export function request(
  query: string,
  variables: Record<string, unknown> = {},
  { headers = {}, signal = null }: Sending = {},
): Promise<Record<string, unknown>> {
  return authorizedFetch(adminApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
    signal,
  });
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/**
 * The data of an answer of the API. Throws an ApiError for everything else, so that no screen mistakes
 * a fault for an empty answer.
 */
async function dataOf(pending: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await pending.catch(() => {
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
