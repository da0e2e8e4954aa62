import { useContext, useMemo, useSyncExternalStore } from 'react';
import { Desk, type DeskState } from './Desk.ts';
import { ehfRefusals } from './ehfRefusals.ts';
import { useRefusalTexts } from './useRefusalTexts.ts';

/** The state of the invoice editor. Throws outside it. */
export function useDesk(): DeskState {
  const desk = useContext(Desk);
  if (!desk) throw new Error('This field was shown outside the sheet');
  const { keeper, ...tools } = desk;
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const { draft, saved, refusals } = state;
  const shown = useMemo(
    () => [...refusals, ...ehfRefusals(draft, saved)],
    [draft, saved, refusals],
  );
  const errorAt = useRefusalTexts(shown);
  const profile = tools.profiles.find((one) => one.id === state.draft.freelanceProfileId);
  return { ...tools, ...state, profile, errorAt };
}
