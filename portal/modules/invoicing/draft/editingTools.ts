import type { DeskState } from './Desk.ts';
import type { DraftKeeper } from './DraftKeeper.ts';

/**
 * The actions that change the draft; stable while the editor is open. Each reads the latest draft: two fields
 * may change before the next render.
 */
export function editingTools(
  keeper: DraftKeeper,
): Pick<DeskState, 'edit' | 'editLine' | 'editLines' | 'settleRefusal'> {
  const edit: DeskState['edit'] = (change, touched) =>
    keeper.edit({ ...keeper.state().draft, ...change }, touched);
  const linesNow = () => keeper.state().draft.lines;
  return {
    edit,
    editLine: (at, change, touched) => {
      const lines = linesNow().map((line, here) => (here === at ? { ...line, ...change } : line));
      edit({ lines }, `lines.${at}.${touched}`);
    },
    editLines: (change) => edit({ lines: change(linesNow()) }, 'lines'),
    settleRefusal: (path) =>
      keeper.refuse(keeper.state().refusals.filter((one) => one.path !== path)),
  };
}
