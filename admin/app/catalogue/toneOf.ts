import type { CatalogueEnum } from '#plugins/core/catalogue/catalogue.ts';
import { tagOf } from './tagOf.ts';

/** The five tones of a badge. */
export type Tone = 'neutral' | 'pine' | 'amber' | 'rust' | 'fjord';

const tones: readonly Tone[] = ['neutral', 'pine', 'amber', 'rust', 'fjord'];

// Amber is reserved for rows that wait for the operator who reads them.
const byOutcome: Record<string, Tone> = {
  MEMBERS: 'neutral',
  OPERATORS: 'amber',
  OTHERS: 'fjord',
  GOOD_END: 'pine',
  BAD_END: 'rust',
};

/** A value's tone: the enum's tag `@tone.<VALUE>`, else what the state means for people. */
export function toneOf(of: CatalogueEnum | undefined, value: string): Tone {
  const tagged = of && tagOf(of, `tone.${value}`);
  const known = tones.find((tone) => tone === tagged);
  return known ?? byOutcome[of?.outcomes[value] ?? ''] ?? 'neutral';
}
