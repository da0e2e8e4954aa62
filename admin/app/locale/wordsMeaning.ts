import { locale } from './locale.ts';
import { moduleWords } from './moduleWords.ts';

/** The database's own names whose word, in the chosen language, holds a text. */
export function wordsMeaning(text: string): string[] {
  const wanted = text.trim().toLowerCase();
  const { fields, jobs } = moduleWords(locale.read());
  const known = { ...(fields['*'] as Record<string, string>), ...jobs };
  return Object.entries(known)
    .filter(([, word]) => word.toLowerCase().includes(wanted))
    .map(([name]) => name);
}
