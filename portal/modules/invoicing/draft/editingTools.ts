import type { DeskState } from './Desk.ts';
import type { DraftKeeper } from './DraftKeeper.ts';

/**
 * The ways to change the sheet, the same for as long as it lies on the desk. The newest sheet is asked
 * for each time: two fields may change before the next drawing.
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
