import type { DraftAutosave } from './DraftAutosave.ts';
import { leaveNothingEmpty } from './leaveNothingEmpty.ts';

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
