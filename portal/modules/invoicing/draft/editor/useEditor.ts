import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import type { SavedInvoice } from '../draftFields.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import { fieldRefusals, useRefusalTexts } from '../refusals/refusedField.ts';
import { EditorContext, type EditorState } from './EditorContext.ts';

/** The state of the invoice editor. Throws outside it. */
export function useEditor(): EditorState {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor is called outside the invoice editor');
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

/**
 * The refusals that submission would answer with because the client receives EHF, shown at their fields before. The server
 * finds them when the draft is saved; those that have been answered since, or are of another client, wait for the next save.
 */
export function ehfRefusals(
  draft: Pick<InvoiceDraft, 'client' | 'buyerReference' | 'orderReference'>,
  saved: Pick<SavedInvoice, 'client' | 'ehfFaults'> | null,
): Refusal[] {
  if (!saved || saved.client?.id !== draft.client?.id) return [];
  const hasReference = draft.buyerReference !== '' || draft.orderReference !== '';
  const faults = (saved.ehfFaults ?? []).filter((path) => path !== null);
  const refusals = faults.map((path) => ({
    code: path === 'buyerReference' ? 'BLANK' : 'INVALID',
    path,
  }));
  return fieldRefusals(refusals).filter(({ path }) => path !== 'buyerReference' || !hasReference);
}
