import { useContext, useMemo, useSyncExternalStore } from 'react';
import { ehfRefusals } from '../refusals/ehfRefusals.ts';
import { useRefusalTexts } from '../refusals/useRefusalTexts.ts';
import { EditorContext, type EditorState } from './EditorContext.ts';

/** The state of the invoice editor. Throws outside it. */
export function useEditor(): EditorState {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This field was shown outside the sheet');
  const { autosave, ...tools } = editor;
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  const { draft, saved, refusals } = state;
  const shown = useMemo(
    () => [...refusals, ...ehfRefusals(draft, saved)],
    [draft, saved, refusals],
  );
  const errorAt = useRefusalTexts(shown);
  const profile = tools.profiles.find((one) => one.id === state.draft.freelanceProfileId);
  return { ...tools, ...state, profile, errorAt };
}
