import i18next from 'i18next';
import { toastFailure } from '#portal/app/toasts/toastFailure.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { execute } from '#portal/graphql/execute.ts';
import { destroyInvoiceMutation } from '../../removal/destroyInvoiceMutation.ts';
import { isEmptyDraft } from '../isEmptyDraft.ts';
import type { AutosaveState } from './DraftAutosave.ts';
import { emptiedDraft } from './emptiedDraft.ts';

/**
 * Deletes a draft that was started and emptied again. True if there was one; a failed deletion is reported,
 * and the draft can be opened again.
 */
export async function leaveNothingEmpty({ id, draft, saved }: AutosaveState): Promise<boolean> {
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
