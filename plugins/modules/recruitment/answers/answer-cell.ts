import { optionLabel } from '#forms/applications/localize.ts';
import type { ResolvedQuestion } from '#forms/applications/read-pages.ts';

const unopened = { nb: 'Fil, åpnes i søknaden', en: 'File, opened in the application' };

/**
 * An answer as it was read where it was given: options by their labels, days as sheets know them, files
 * by their names where their reader has opened them.
 */
export function answerCell(
  question: ResolvedQuestion,
  answer: string | string[] | undefined,
  language: 'nb' | 'en',
  files: Readonly<Record<string, string>>,
): string | null {
  const given = [answer ?? []].flat();
  if (given.length === 0) return null;
  const { format, items } = question.schema;
  const isFile = format === 'file' || items?.format === 'file';
  return given
    .map((one) =>
      isFile ? (files[one] ?? unopened[language]) : optionLabel(question, one, language),
    )
    .join(', ');
}
