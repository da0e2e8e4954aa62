import type { DraftAutosave } from '../saving/DraftAutosave.ts';
import type { EditorState } from './EditorContext.ts';

/**
 * The actions that change the draft; stable while the editor is open. Each reads the latest draft: two fields
 * may change before the next render.
 */
export function editingTools(
  autosave: DraftAutosave,
): Pick<EditorState, 'edit' | 'editLine' | 'editLines' | 'settleRefusal'> {
  const edit: EditorState['edit'] = (change, touched) =>
    autosave.edit({ ...autosave.state().draft, ...change }, touched);
  const linesNow = () => autosave.state().draft.lines;
  return {
    edit,
    editLine: (at, change, touched) => {
      const lines = linesNow().map((line, here) => (here === at ? { ...line, ...change } : line));
      edit({ lines }, `lines.${at}.${touched}`);
    },
    editLines: (change) => edit({ lines: change(linesNow()) }, 'lines'),
    settleRefusal: (path) =>
      autosave.refuse(autosave.state().refusals.filter((one) => one.path !== path)),
  };
}
