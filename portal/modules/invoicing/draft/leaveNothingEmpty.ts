import { execute } from '../../../graphql/execute.ts';
import { destroyInvoiceMutation } from '../removal/destroyInvoiceMutation.ts';
import type { KeeperState } from './DraftKeeper.ts';
import { emptiedDraft } from './emptiedDraft.ts';
import { isEmptyDraft } from './isEmptyDraft.ts';

/** A sheet that was begun and emptied again leaves no draft behind. Tells whether there was one. */
export async function leaveNothingEmpty({ id, draft, saved }: KeeperState): Promise<boolean> {
  if (id === null || !isEmptyDraft(draft) || (saved?.receipts.length ?? 0) > 0) return false;
  emptiedDraft.remember(id);
  await execute(destroyInvoiceMutation, { input: { id } }).catch(() => undefined);
  return true;
}
