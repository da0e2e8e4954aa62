import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { SessionEnded } from '#portal/graphql/SessionEnded.ts';
import { sessionToken } from '#portal/graphql/session/sessionToken.ts';
import { removals } from '../removal/removals.ts';
import { type Beginning, DraftKeeper, type KeeperState, type SaveAnswer } from './DraftKeeper.ts';
import { emptiedDraft } from './emptiedDraft.ts';
import { leaveNothingEmpty } from './leaveNothingEmpty.ts';
import { leaveSheet } from './leaveSheet.ts';
import { leftSheet } from './leftSheet.ts';
import { localCopies } from './localCopies.ts';
import type { Sending } from './Sending.ts';
import { saveDraft } from './saveDraft.ts';

/** The autosave of an editor, for as long as it is open. It retries when the connection is back. */
export function useKeeper(
  begin: Beginning,
  onCreated: (id: string) => void,
): [DraftKeeper, KeeperState] {
  const session = useSignedIn();
  const queryClient = useQueryClient();
  const [mayWrite] = useState(sameSession);
  const [keeper] = useState(() => {
    const copies = localCopies(session);
    return new DraftKeeper({ save: saver(mayWrite), copies, onCreated }, begin);
  });
  useEffect(() => {
    keeper.start();
    const leave = async () => {
      if (!(await leaveSheet(keeper, mayWrite))) return;
      // A list being read for the first time may have seen the draft, and would not be read again.
      await queryClient.cancelQueries();
      await queryClient.invalidateQueries();
    };
    const hide = () => {
      const { id } = keeper.state();
      if (id) leftSheet.remember(id);
      if (mayWrite()) void leaveNothingEmpty(keeper.state());
    };
    const show = () => emptiedDraft.is(keeper.state().id ?? '') && location.reload();
    const heard = [
      ['online', keeper.retry],
      ['pagehide', hide],
      ['pageshow', show],
    ] as const;
    for (const [event, listener] of heard) window.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of heard) window.removeEventListener(event, listener);
      keeper.stop();
      if (!removals.ids().has(keeper.state().id ?? '')) void leave();
    };
  }, [keeper, mayWrite, queryClient]);
  return [keeper, useSyncExternalStore(keeper.subscribe, keeper.state)];
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
