import type { DraftKeeper } from './DraftKeeper.ts';
import { leaveNothingEmpty } from './leaveNothingEmpty.ts';

/**
 * Closes the editor: unsaved changes are sent, and an empty draft is deleted. True if one was. A draft just
 * being created has no id for the deletion until its answer arrives, and may have been emptied meanwhile.
 */
export async function leaveSheet(keeper: DraftKeeper, mayWrite: () => boolean): Promise<boolean> {
  const { id, keeping } = keeper.state();
  const isBeingMade = id === null && keeping !== 'saved';
  if (isBeingMade) await keeper.flush();
  if (mayWrite() && (await leaveNothingEmpty(keeper.state()))) return true;
  if (!isBeingMade && keeping !== 'saved') await keeper.flush();
  return false;
}
