import { ApiError } from '../api/ApiError.ts';

/** What went wrong in words, with the id to give to those who can look it up. */
export function failureText(
  cause: unknown,
  translate: (key: string, options?: Record<string, unknown>) => string,
): string {
  if (!(cause instanceof ApiError)) return translate('failure.FAULT');
  if (cause.correlationId) return translate('failure.faultWithId', { id: cause.correlationId });
  return translate(`failure.${cause.message}`, { _: translate('failure.FAULT') });
}
