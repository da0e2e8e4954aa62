import { locale } from './locale.ts';
import { moduleTexts } from './moduleTexts.ts';

/** The database's own names whose word, in the chosen language, holds a text. */
export function wordsMeaning(text: string): string[] {
  const wanted = text.trim().toLowerCase();
  return Object.entries(moduleTexts(locale.read()).words ?? {})
    .filter(([, word]) => word.toLowerCase().includes(wanted))
    .map(([name]) => name);
}
