import { useMemo, useState, useSyncExternalStore } from 'react';
import { tiesOf } from './conditions/conditionMap.ts';
import type { Design } from './Design.ts';
import type { JsonPath } from './document/jsonText.ts';
import { readOutline } from './document/readOutline.ts';
import { type Problem, useProblems } from './problems/useProblems.ts';
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

/** The messages for a part: those about it or something in it, but not those of the questions in a page. */
export function messagesAt(
  problems: readonly Problem[],
  path: JsonPath,
  isBeingWritten: boolean,
): string[] {
  const isPage = path.length === 2;
  const own = problems.filter(
    (one) =>
      !(isBeingWritten && one.isUnfinished) &&
      path.every((step, at) => one.path[at] === step) &&
      !(isPage && one.path[2] === 'questions' && one.path.length > 3),
  );
  return [...new Set(own.map(({ message }) => message))];
}
