import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { sameSession } from '#portal/app/session/sameSession.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toastFailure } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/useMutate.ts';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { SessionEnded } from '#portal/graphql/SessionEnded.ts';
import { destroyInvoiceMutation } from '../../removal/destroyInvoiceMutation.ts';
import { removals } from '../../removal/removals.ts';
import { draftFields, type SavedInvoice } from '../draftFields.ts';
import { isEmptyDraft } from '../isEmptyDraft.ts';
import { fieldRefusals } from '../refusals/refusedField.ts';
import { unreadableNumbers } from '../refusals/unreadableNumbers.ts';
import {
  type AutosaveState,
  type Beginning,
  DraftAutosave,
  type SaveAnswer,
} from './DraftAutosave.ts';
import { emptiedDraft } from './emptiedDraft.ts';
import { closedDraftId, localCopies, type Sending } from './localCopies.ts';
import { toInput } from './toInput.ts';
import { withoutRefused } from './withoutRefused.ts';

const updateInvoiceMutation = graphql(
  `
    mutation UpdateInvoice($input: UpdateInvoiceInput!) {
      updateInvoice(input: $input) {
        invoice { ...DraftFields }
        errors { code path }
      }
    }
  `,
  [draftFields],
);

const createInvoiceMutation = graphql(
  `
    mutation CreateInvoice($input: CreateInvoiceInput!) {
      createInvoice(input: $input) {
        invoice { ...DraftFields }
        errors { code path }
      }
    }
  `,
  [draftFields],
);

type Input = ReturnType<typeof toInput>;

type Payload = { invoice: SavedInvoice | null; errors: readonly Refusal[] } | null;

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
      if (mayWrite()) void discardIfEmpty(autosave.state());
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
  const isBeingCreated = id === null && saveState !== 'saved';
  if (isBeingCreated) await autosave.flush();
  if (mayWrite() && (await discardIfEmpty(autosave.state()))) return true;
  if (!isBeingCreated && saveState !== 'saved') await autosave.flush();
  return false;
}

/**
 * Deletes a draft that was started and emptied again. True if there was one; a failed deletion is reported,
 * and the draft can be opened again.
 */
async function discardIfEmpty({ id, draft, saved }: AutosaveState): Promise<boolean> {
  if (id === null || !isEmptyDraft(draft) || (saved?.receipts.length ?? 0) > 0) return false;
  emptiedDraft.remember(id);
  try {
    const { destroyInvoice } = await execute(destroyInvoiceMutation, { input: { id } });
    const refusals = destroyInvoice?.errors ?? [];
    if (refusals.length > 0) emptiedDraft.forget();
    toastRefusals(refusals);
  } catch (error) {
    emptiedDraft.forget();
    toastFailure(error, i18next.t('invoicing/draft:write.emptyStays'));
  }
  return true;
}

/**
 * Saves a draft at the server. A field that is refused does not prevent the others from being saved: they are
 * sent again without it, in a call of their own.
 */
async function saveDraft(sending: Sending): Promise<SaveAnswer> {
  const input = toInput(sending.draft);
  const isReadable = unreadableNumbers(sending.draft).length === 0;
  const first = await send(sending, input, sending.key);
  const errors = first?.errors ?? [];
  if (errors.length === 0) {
    return { invoice: first?.invoice ?? null, errors, isWhole: isReadable };
  }
  const rest = withoutRefused(input, errors);
  const second = rest && (await send(sending, rest, `${sending.key}-without`));
  const invoice = second && second.errors.length === 0 ? second.invoice : null;
  return { invoice, errors: fieldRefusals(errors), isWhole: false };
}

async function send({ id, baseVersion }: Sending, input: Input, key: string): Promise<Payload> {
  if (id === null) {
    return (await execute(createInvoiceMutation, { input }, { key })).createInvoice;
  }
  const change = { id, updatedAt: baseVersion, ...input };
  return (await execute(updateInvoiceMutation, { input: change }, { key })).updateInvoice;
}
