import { useEffect, useState, useSyncExternalStore } from 'react';
import { sessionToken } from '../../../app/session/sessionToken.ts';
import { useSignedIn } from '../../../app/session/useSignedIn.ts';
import { execute } from '../../../graphql/execute.ts';
import { SessionEnded } from '../../../graphql/SessionEnded.ts';
import { createInvoiceMutation } from './createInvoiceMutation.ts';
import { DraftKeeper, type KeeperState, type SaveAnswer } from './DraftKeeper.ts';
import { fieldRefusals } from './fieldRefusals.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import { localCopies } from './localCopies.ts';
import { toInput } from './toInput.ts';
import { updateInvoiceMutation } from './updateInvoiceMutation.ts';

/** A keeper for as long as the sheet is on the desk. It wakes up when the connection is back. */
export function useKeeper(
  begin: Pick<KeeperState, 'draft' | 'id' | 'saved'>,
  dirty: boolean,
  onCreated: (id: string) => void,
): [DraftKeeper, KeeperState] {
  const session = useSignedIn();
  const [keeper] = useState(
    () => new DraftKeeper({ save: saver(), copies: localCopies(session), onCreated }, begin, dirty),
  );
  useEffect(() => {
    const leave = () => void keeper.flush();
    window.addEventListener('online', keeper.retry);
    return () => {
      window.removeEventListener('online', keeper.retry);
      if (keeper.state().keeping !== 'saved') leave();
      keeper.stop();
    };
  }, [keeper]);
  return [keeper, useSyncExternalStore(keeper.subscribe, keeper.state)];
}

/** Saves under the session the sheet was opened in: what one person wrote is nobody else's draft. */
function saver() {
  const token = sessionToken.read();
  return (id: string | null, draft: InvoiceDraft): Promise<SaveAnswer> => {
    if (token === null || sessionToken.read() !== token) throw new SessionEnded();
    return save(id, draft);
  };
}

async function save(id: string | null, draft: InvoiceDraft): Promise<SaveAnswer> {
  const input = toInput(draft);
  const payload =
    id === null
      ? (await execute(createInvoiceMutation, { input })).createInvoice
      : (await execute(updateInvoiceMutation, { input: { id, ...input } })).updateInvoice;
  return { invoice: payload?.invoice ?? null, errors: fieldRefusals(payload?.errors ?? []) };
}
