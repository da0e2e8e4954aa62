import { useEffect } from 'react';
import type { DraftAutosave } from './DraftAutosave.ts';
import type { WritingProfile } from './WritingProfile.ts';
import { withSeller } from './withSeller.ts';

/** Assigns the only payout profile to a draft that was started before it existed. */
export function useOnlyProfile(autosave: DraftAutosave, profiles: readonly WritingProfile[]): void {
  const only = profiles.length === 1 ? profiles[0] : undefined;
  useEffect(() => {
    const { draft } = autosave.state();
    if (!only || draft.freelanceProfileId !== '') return;
    const change = {
      freelanceProfileId: only.id,
      bankAccountId: only.defaultBankAccount?.id ?? '',
      lines: withSeller(draft.lines, only),
    };
    autosave.edit({ ...draft, ...change }, 'freelanceProfile');
  }, [autosave, only]);
}
