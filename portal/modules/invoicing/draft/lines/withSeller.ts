import type { WritingProfile } from '../WritingProfile.ts';
import type { LineDraft } from './LineDraft.ts';
import { vatChoices } from './vatChoices.ts';

/** Lines as another seller may send them: VAT they may not charge becomes the first they may. */
export function withSeller(
  lines: readonly LineDraft[],
  profile: WritingProfile | undefined,
): LineDraft[] {
  const choices = vatChoices(profile?.lineRates);
  const [first] = choices;
  return lines.map((line) =>
    first === undefined || choices.includes(line.vatRate) ? line : { ...line, vatRate: first },
  );
}
