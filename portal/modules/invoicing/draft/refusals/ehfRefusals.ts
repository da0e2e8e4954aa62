import type { Refusal } from '#portal/app/errors/refusalText.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import type { SavedInvoice } from '../SavedInvoice.ts';
import { fieldRefusals } from './fieldRefusals.ts';

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
