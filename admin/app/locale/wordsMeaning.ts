import { wordsIn } from '#forms/words/words-in.ts';
import { locale } from './locale.ts';
import { moduleWords } from './moduleWords.ts';

/** The names rows hold in text whose word, in the chosen language, holds what is looked for. */
export function wordsMeaning(text: string): string[] {
  const wanted = text.trim().toLowerCase();
  const words = moduleWords(locale.read());
  const { named } = wordsIn(words);
  const owners = [
    { ...words.jobs },
    ...Object.values(words.values),
    ...Object.values(words.events),
  ];
  const names = new Set(owners.flatMap((owner) => Object.keys(owner)));
  return [...names].filter((name) => named(name).toLowerCase().includes(wanted));
}
