import { ApiError } from './ApiError.ts';
import { apiErrorOf } from './apiErrorOf.ts';

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
