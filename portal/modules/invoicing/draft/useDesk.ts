import { useContext, useSyncExternalStore } from 'react';
import { Desk, type DeskState } from './Desk.ts';
import { useRefusalTexts } from './useRefusalTexts.ts';

/** The sheet one writes on. */
export function useDesk(): DeskState {
  const desk = useContext(Desk);
  if (!desk) throw new Error('This field was shown outside the sheet');
  const { keeper, ...tools } = desk;
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const errorAt = useRefusalTexts(state.refusals);
  const profile = tools.profiles.find((one) => one.id === state.draft.freelanceProfileId);
  return { ...tools, ...state, profile, errorAt };
}
