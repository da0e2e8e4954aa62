import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { type ExportQuery, requestedLanguage } from '../lists/export-path.ts';
import type { ListDefinition } from '../lists/list-definition.ts';

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

/** The name of an export: its rows as the screen calls them, or the list where no language is requested, and the day in Norway. */
export function fileName(
  { name, columns }: ListDefinition,
  query: ExportQuery,
  ending: string,
): string {
  const requested = requestedLanguage(query);
  const [table = ''] = columns[0]?.words[0]?.split('.') ?? [];
  const noun = requested && wordsIn(readWords(requested === 'EN' ? 'en' : 'nb')).noun(table).many;
  return `${noun || name} ${today.format(new Date())}.${ending}`;
}
