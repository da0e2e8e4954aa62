import type { DraftKeeper } from './DraftKeeper.ts';
import { leaveNothingEmpty } from './leaveNothingEmpty.ts';

/**
 * Puts a sheet away: what is not at the server goes there, and a draft that says nothing goes away.
 * Tells whether one did. What is just being made has no id to be taken away by before its answer is
 * there, and may have been emptied meanwhile.
 */
export async function leaveSheet(keeper: DraftKeeper, mayWrite: () => boolean): Promise<boolean> {
  const { id, keeping } = keeper.state();
  const isBeingMade = id === null && keeping !== 'saved';
  if (isBeingMade) await keeper.flush();
  if (mayWrite() && (await leaveNothingEmpty(keeper.state()))) return true;
  if (!isBeingMade && keeping !== 'saved') await keeper.flush();
  return false;
}
