import { useMemo, useState, useSyncExternalStore } from 'react';
import { tiesOf } from './conditions/conditionMap.ts';
import type { Design } from './Design.ts';
import { readOutline } from './document/readOutline.ts';
import { messagesAt } from './problems/messagesAt.ts';
import { useProblems } from './problems/useProblems.ts';
import type { DesignEditor } from './state/DesignEditor.ts';

/** The context for the parts that show and change a form. `begin` is used only by the whole designer. */
export function useDesignOf(editor: DesignEditor, begin: Design['begin'] = () => {}) {
  const { text, canUndo, canRedo } = useSyncExternalStore(editor.subscribe, editor.state);
  const [opened, setOpened] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  const outline = useMemo(() => readOutline(text), [text]);
  // Once for all rows: each of them would look through the whole form.
  const ties = useMemo(() => new Map(tiesOf(outline).map((tie) => [tie.to.key, tie])), [outline]);
  const problems = useProblems(text, outline);
  const design: Design = {
    text,
    outline,
    isLocked: outline.fault !== null,
    edit: (change, run) => editor.edit(change(editor.state().text), run),
    takeBack: (after) => {
      if (editor.state().text === after) editor.undo();
    },
    opened,
    open: (key) => {
      editor.settle(key?.replace(/^question /, ''));
      setOpened(key);
    },
    tieOf: (key) => ties.get(key),
    faultsAt: ({ path, key }) => messagesAt(problems, path, key === opened),
    announce,
    begin,
    addUnnamed: editor.addUnnamed,
  };
  return { design, problems, announcement, canUndo, canRedo };
}
