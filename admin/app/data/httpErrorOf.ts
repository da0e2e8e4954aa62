import { HttpError } from 'react-admin';
import { ApiError } from '../api/ApiError.ts';
import { fieldErrorsOf } from '../form/fieldErrorsOf.ts';
import { locale } from '../locale/locale.ts';
import en from '../messages.en.json';
import nb from '../messages.nb.json';

/**
 * The error react-admin understands: its message is a key of our texts, its body carries the
 * refusals of single fields, which the form then shows where they belong.
 */
export function httpErrorOf(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  const error = cause instanceof ApiError ? cause : new ApiError('FAULT', 500);
  const body =
    error.refusals.length > 0
      ? { errors: fieldErrorsOf(error.refusals, locale.read()) }
      : undefined;
  const { faultWithId } = (locale.read() === 'nb' ? nb : en).failure;
  const message = error.correlationId
    ? faultWithId.replace('%{id}', error.correlationId)
    : `failure.${error.message}`;
  return new HttpError(message, error.status, body);
}
