import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { SessionEnded } from '#portal/graphql/SessionEnded.ts';
import { sessionToken } from '#portal/graphql/session/sessionToken.ts';
import { removals } from '../../removal/removals.ts';
import { closedDraftId } from './closedDraftId.ts';
import {
  type AutosaveState,
  type Beginning,
  DraftAutosave,
  type SaveAnswer,
} from './DraftAutosave.ts';
import { emptiedDraft } from './emptiedDraft.ts';
import { leaveNothingEmpty } from './leaveNothingEmpty.ts';
import { localCopies } from './localCopies.ts';
import type { Sending } from './Sending.ts';
import { saveDraft } from './saveDraft.ts';

/** The autosave of an editor, for as long as it is open. It retries when the connection is back. */
export function useAutosave(
  begin: Beginning,
  onCreated: (id: string) => void,
): [DraftAutosave, AutosaveState] {
  const session = useSignedIn();
  const queryClient = useQueryClient();
  const [mayWrite] = useState(sameSession);
  const [autosave] = useState(() => {
    const copies = localCopies(session);
    return new DraftAutosave({ save: saver(mayWrite), copies, onCreated }, begin);
  });
  useEffect(() => {
    autosave.start();
    const leave = async () => {
      if (!(await closeEditor(autosave, mayWrite))) return;
      // A list being read for the first time may have seen the draft, and would not be read again.
      await queryClient.cancelQueries();
      await queryClient.invalidateQueries();
    };
    const hide = () => {
      const { id } = autosave.state();
      if (id) closedDraftId.remember(id);
      if (mayWrite()) void leaveNothingEmpty(autosave.state());
    };
    const show = () => emptiedDraft.is(autosave.state().id ?? '') && location.reload();
    const subscriptions = [
      ['online', autosave.retry],
      ['pagehide', hide],
      ['pageshow', show],
    ] as const;
    for (const [event, listener] of subscriptions) window.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of subscriptions) window.removeEventListener(event, listener);
      autosave.stop();
      if (!removals.ids().has(autosave.state().id ?? '')) void leave();
    };
  }, [autosave, mayWrite, queryClient]);
  return [autosave, useSyncExternalStore(autosave.subscribe, autosave.state)];
}

/**
 * Whether the session is still the one the draft was opened in: a draft must not be saved under another user.
 */
function sameSession(): () => boolean {
  const token = sessionToken.read();
  return () => token !== null && sessionToken.read() === token;
}

function saver(mayWrite: () => boolean) {
  return async (sending: Sending): Promise<SaveAnswer> => {
    if (!mayWrite()) throw new SessionEnded();
    return saveDraft(sending);
  };
}

/**
 * Closes the editor: unsaved changes are sent, and an empty draft is deleted. True if one was. A draft just
 * being created has no id for the deletion until its answer arrives, and may have been emptied meanwhile.
 */
export async function closeEditor(
  autosave: DraftAutosave,
  mayWrite: () => boolean,
): Promise<boolean> {
  const { id, saveState } = autosave.state();
  const isBeingMade = id === null && saveState !== 'saved';
  if (isBeingMade) await autosave.flush();
  if (mayWrite() && (await leaveNothingEmpty(autosave.state()))) return true;
  if (!isBeingMade && saveState !== 'saved') await autosave.flush();
  return false;
}
