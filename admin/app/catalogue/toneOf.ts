import type { CatalogueEnum } from '../../../plugins/core/catalogue/catalogue.ts';
import { tagOf } from './tagOf.ts';

/** The five tones of a badge. */
export type Tone = 'neutral' | 'pine' | 'amber' | 'rust' | 'fjord';

const tones: readonly Tone[] = ['neutral', 'pine', 'amber', 'rust', 'fjord'];

// General words for how a thing stands, so that an enum without tags already reads right.
const byWord: [RegExp, Tone][] = [
  [/REJECT|FAIL|NULLIF|BLOCK|REVOK|CANCEL|DELETE|INSOLVENT|ERROR/, 'rust'],
  [/SUBMIT(?!TED_)|PENDING|REVIEW|WAIT|UPDATE/, 'amber'],
  [/RESOLV|SUCCE|COMPLETE|ENROLL|DONE|PAID|ACTIVE|CONFIRM|INSERT|FULL/, 'pine'],
  [/APPROV|PUBLISH|SENT|QUALIF|PARTIAL/, 'fjord'],
];

/** A value's tone: the enum's tag `@tone.<VALUE>`, else what its word says. */
export function toneOf(of: CatalogueEnum | undefined, value: string): Tone {
  const tagged = of && tagOf(of, `tone.${value}`);
  const known = tones.find((tone) => tone === tagged);
  return known ?? byWord.find(([word]) => word.test(value))?.[1] ?? 'neutral';
}
