import { HttpError } from 'react-admin';
import { wordsIn } from '#forms/words/words-in.ts';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { ApiError } from '../api/authorizedFetch.ts';
import { locale } from '../locale/locale.ts';
import { moduleWords } from '../locale/words.ts';
import en from '../messages.en.json';
import nb from '../messages.nb.json';
import { fieldErrorsOf } from './fieldErrorsOf.ts';

type Field = Pick<CatalogueField, 'name' | 'words'>;

/**
 * The error react-admin understands: its message is a sentence, since react-admin shows it untranslated
 * where a row is referred to; its body carries the refusals of single fields, which the form then shows where
 * they belong, in the words of `fields`.
 */
export function httpErrorOf(cause: unknown, fields: Field[] = []): HttpError {
  if (cause instanceof HttpError) return cause;
  const error = cause instanceof ApiError ? cause : new ApiError('FAULT', 500);
  const body =
    error.refusals.length > 0
      ? { errors: fieldErrorsOf(error.refusals, locale.read(), (path) => labelOf(path, fields)) }
      : undefined;
  const texts: Record<string, string> = (locale.read() === 'nb' ? nb : en).failure;
  const message = error.correlationId
    ? texts.faultWithId?.replace('%{id}', error.correlationId)
    : (texts[error.message] ?? texts.FAULT);
  return new HttpError(message, error.status, body);
}

function labelOf(path: string, fields: Field[]): string | undefined {
  const field = fields.find(({ name }) => name === path);
  return field && wordsIn(moduleWords(locale.read())).field(...field.words).label;
}
