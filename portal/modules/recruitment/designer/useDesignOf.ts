import { useMemo, useState, useSyncExternalStore } from 'react';
import { tiesOf } from './conditions/conditionMap.ts';
import type { Design } from './Design.ts';
import type { DesignDesk } from './desk/DesignDesk.ts';
import { readOutline } from './document/readOutline.ts';
import { saidAt } from './problems/saidAt.ts';
import { useProblems } from './problems/useProblems.ts';

/** The context for the parts that show and change a form. `begin` is used only by the whole designer. */
export function useDesignOf(desk: DesignDesk, begin: Design['begin'] = () => {}) {
  const { text, canUndo, canRedo } = useSyncExternalStore(desk.subscribe, desk.state);
  const [opened, setOpened] = useState<string | null>(null);
  const [said, announce] = useState('');
  const outline = useMemo(() => readOutline(text), [text]);
  // Once for all rows: each of them would look through the whole form.
  const ties = useMemo(() => new Map(tiesOf(outline).map((tie) => [tie.to.key, tie])), [outline]);
  const problems = useProblems(text, outline);
  const design: Design = {
    text,
    outline,
    isLocked: outline.fault !== null,
    edit: (change, run) => desk.edit(change(desk.state().text), run),
    takeBack: (after) => {
      if (desk.state().text === after) desk.undo();
    },
    opened,
    open: (key) => {
      desk.settle(key?.replace(/^question /, ''));
      setOpened(key);
    },
    tieOf: (key) => ties.get(key),
    faultsAt: ({ path, key }) => saidAt(problems, path, key === opened),
    announce,
    begin,
    addUnnamed: desk.addUnnamed,
  };
  return { design, problems, said, canUndo, canRedo };
}
