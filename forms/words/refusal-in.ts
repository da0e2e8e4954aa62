import type { Words } from './words.ts';
import { wordsIn } from './words-in.ts';

/**
 * A refusal in words: the sentence for its field, else that for its code; null for a code without one.
 * `label` is the field's label where it is shown; without it, any noun's label for a field of that name is
 * used.
 */
export function refusalIn(
  words: Partial<Words>,
  { code, path }: { code: string; path: string },
  label?: string,
): string | null {
  const names = namesOf(path);
  const errors = words.errors ?? {};
  const text =
    errors[`${code}.${names.slice(-2).join('.')}`] ??
    errors[`${code}.${names.at(-1) ?? ''}`] ??
    errors[code];
  if (text === undefined) return null;
  const field = label ?? wordsIn(words).fieldNamed(lastOf(path));
  if (isSentence(field)) return text.includes('{{path}}') ? beside(field, text) : capitalised(text);
  return capitalised(text.replaceAll('{{path}}', text.startsWith('{{') ? field : within(field)));
}

const SENTENCE = new RegExp(
  `^(${[
    'velg|skriv|legg|last|ta|gi|si|bruk|fyll|oppgi|hvem|hva|hvor|hvorfor|hvordan|hvilke[nt]?|når|er|har|kan|skal|vil|må|jeg|vi|du',
    'choose|write|add|upload|take|give|say|use|fill|enter|select|who|what|where|why|how|which|when|is|are|have|can|do|will|must|i|we|you',
  ].join('|')})\\b|[?!.:]$`,
  'i',
);

/** A label may ask or command, as "Choose a password" and the questions of a form do: it is the subject of no sentence. */
export const isSentence = (label: string): boolean => SENTENCE.test(label);

/** "Choose a password: not valid". */
function beside(label: string, text: string): string {
  const rest = text
    .replace('{{path}}', '')
    .trim()
    .replace(/^(er|is) /, '');
  return `${label.replace(/[.:]$/, '')}: ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

/** Within a sentence a name begins small, unless it is written in capitals. */
const within = (name: string) =>
  /^.\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

const lastOf = (path: string) => path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? 'this';

/** `lines.0.occupationCodeId` → `lines`, `occupationCode`. */
function namesOf(path: string): string[] {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  return names.map((name) => name.replace(/(?<=.)Ids?$/, ''));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
