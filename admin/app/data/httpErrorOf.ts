import { ApolloError } from '@apollo/client';
import { HttpError } from 'react-admin';
import { ApiError } from '../api/ApiError.ts';
import { apiErrorOf } from '../api/apiErrorOf.ts';
import { fieldErrorsOf } from '../form/fieldErrorsOf.ts';
import { locale } from '../locale/locale.ts';
import en from '../messages.en.json';
import nb from '../messages.nb.json';

function apiErrorBehind(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const body: unknown = cause instanceof HttpError ? cause.body : cause;
  if (body instanceof ApolloError && body.graphQLErrors.length > 0) {
    return apiErrorOf(body.graphQLErrors);
  }
  if (cause instanceof HttpError && cause.status === 401) {
    return new ApiError('UNAUTHENTICATED', 401);
  }
  // A request that never got an answer has no status.
  const isOffline = cause instanceof HttpError && !cause.status;
  return isOffline ? new ApiError('OFFLINE', 0) : new ApiError('FAULT', 500);
}

/**
 * The error react-admin understands: its message is a key of our texts, its body carries the
 * refusals of single fields, which the form then shows where they belong.
 */
export function httpErrorOf(cause: unknown): HttpError {
  // A row that is not there was found out while reading the answer, and wrapped on its way here.
  const inner: unknown = cause instanceof HttpError ? cause.body : null;
  if (inner instanceof HttpError && inner.status === 404) return inner;
  const error = apiErrorBehind(cause);
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
