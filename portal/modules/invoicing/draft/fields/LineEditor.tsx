import { memo, useEffect, useMemo, useRef } from 'react';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import type { EditorState } from '../editor/EditorContext.ts';
import styles from '../Fields.module.css';
import { Line, type LineState } from '../lines/Line.ts';
import type { LineDraft } from '../lines/LineDraft.ts';
import { useRefusalTexts } from '../refusals/useRefusalTexts.ts';
import type { SavedInvoice } from '../SavedInvoice.ts';
import type { WritingProfile } from '../WritingProfile.ts';
import { LineFields } from './LineFields.tsx';
import { LineHead } from './LineHead.tsx';

interface Props extends Pick<EditorState, 'editLine' | 'editLines'> {
  line: LineDraft;
  at: number;
  /** It has just been added, and is what one goes on with. */
  fresh: boolean;
  /** The amount calculated by the server, in minor units. */
  amount: number;
  refusals: readonly Refusal[];
  rates: WritingProfile['lineRates'];
  /** Given for lines that are computed from more than is typed; each saving makes it anew. */
  saved: SavedInvoice['lines'][number] | null;
  onCopy: (at: number) => void;
}

/**
 * A line with description, quantity and price; for work also occupation and time. Memoized, so that the
 * sixtieth line is as fast to type as the first.
 */
export const LineEditor = memo(function LineEditor(props: Props) {
  const { line, at, fresh, amount, refusals, editLine, editLines, rates, saved, onCopy } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // At once, not later: the next keystroke must not go into another field.
    if (fresh) item.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [fresh]);
  const textAt = useRefusalTexts(refusals);
  const state = useMemo(
    (): LineState => ({
      line,
      at,
      rates,
      saved,
      edit: (change, touched) => editLine(at, change, touched),
      errorAt: (name, label) => textAt(`lines.${at}.${name}`, label),
    }),
    [line, at, rates, saved, editLine, textAt],
  );
  const refused = refusals.length > 0;
  useEffect(() => {
    // A line with a refusal is opened, and stays open until it is corrected.
    if (refused && line.collapsed) editLine(at, { collapsed: false }, 'collapsed');
  }, [refused, line.collapsed, at, editLine]);
  const shut = line.collapsed && !refused;
  return (
    <Line.Provider value={state}>
      <li className={styles.line} ref={item} data-shut={shut || undefined}>
        <LineHead amount={amount} shut={shut} onCopy={onCopy} editLines={editLines} />
        {!shut && <LineFields />}
      </li>
    </Line.Provider>
  );
});
