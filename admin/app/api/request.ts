import { ApiError } from './ApiError.ts';
import { apiErrorOf } from './apiErrorOf.ts';
import { adminApi, authorizedFetch } from './authorizedFetch.ts';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: Parameters<typeof apiErrorOf>[0];
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/**
 * Sends one operation to the admin API and gives its data. Throws an ApiError for everything
 * else, so that no screen mistakes a fault for an empty answer.
 */
export async function request(
  query: string,
  variables: Record<string, unknown> = {},
  more: Record<string, string> = {},
) {
  let response: Response;
  try {
    response = await authorizedFetch(adminApi, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...more },
      body: JSON.stringify({ query, variables }),
    });
  } catch {
    throw new ApiError('OFFLINE', 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 401) throw new ApiError('UNAUTHENTICATED', 401);
  if (!isAnswer(answer)) throw new ApiError('FAULT', response.status);
  if (answer.errors && answer.errors.length > 0) throw apiErrorOf(answer.errors);
  return answer.data ?? {};
}
