import { ApiError } from '../api/ApiError.ts';

/** The text of an error, with the correlation id for support. */
export function failureText(
  cause: unknown,
  translate: (key: string, options?: Record<string, unknown>) => string,
): string {
  if (!(cause instanceof ApiError)) return translate('failure.FAULT');
  if (cause.correlationId) return translate('failure.faultWithId', { id: cause.correlationId });
  return translate(`failure.${cause.message}`, { _: translate('failure.FAULT') });
}
