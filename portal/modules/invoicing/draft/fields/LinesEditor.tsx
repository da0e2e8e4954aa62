import { IconBriefcase, IconPlus, IconReceipt, IconSquarePlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Menu, MenuItem } from '#portal/ui/controls/Menu.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { newKey } from '#shared/new-key.ts';
import { PasteButton } from '../../paste/PasteButton.tsx';
import type { EditorState } from '../editor/EditorContext.ts';
import { useEditor } from '../editor/useEditor.ts';
import styles from '../Fields.module.css';
import { withOccupationOf } from '../lines/changedLines.ts';
import { emptyLine } from '../lines/emptyLine.ts';
import type { LineDraft, LineRule } from '../lines/LineDraft.ts';
import { foldedWhenMany, withCopy } from '../lines/lineList.ts';
import { withUsualWork } from '../lines/linePrices.ts';
import { LineEditor } from './LineEditor.tsx';

interface Props extends Pick<EditorState, 'editLines'> {
  lines: readonly LineDraft[];
}

/** So many kinds are offered at once, the others in a menu. */
const USUAL = 3;

const none: readonly Refusal[] = [];
/** The largest number of lines for which folding is not offered. */
const FEW = 2;

/** The lines of the invoice. */
export function LinesEditor() {
  const { t, language } = useMessages('invoicing/draft');
  const { draft, saved, profile, rules, refusals, editLine, editLines, errorAt } = useEditor();
  const [added, setAdded] = useState<string | null>(null);
  const add = (rule: LineRule) => {
    const empty = emptyLine(rule, profile?.lineRates, language);
    const line = withUsualWork(empty, profile?.usualWork, language);
    editLines((lines) => [...foldedWhenMany(lines), withOccupationOf(lines, line)]);
    setAdded(line.key);
  };
  const copy = useCallback(
    (at: number) => {
      const key = newKey();
      editLines((lines) => withCopy(foldedWhenMany(lines), at, key));
      setAdded(key);
    },
    [editLines],
  );
  const refused = useMemo(() => refusalsByLine(refusals), [refusals]);
  // While a line is being added or removed the server's lines are still the old ones.
  const computed = saved?.lines.length === draft.lines.length ? saved.lines : [];
  const error = errorAt('lines', t('write.lines'));
  return (
    <Card title={t('write.lines')} lead={t('write.linesLead')}>
      {draft.lines.length > FEW && <FoldLines lines={draft.lines} editLines={editLines} />}
      <ol className={styles.lines}>
        {draft.lines.map((line, at) => (
          <LineEditor
            key={line.key}
            line={line}
            at={at}
            fresh={line.key === added}
            amount={computed[at]?.amount ?? 0}
            refusals={refused.get(at) ?? none}
            editLine={editLine}
            editLines={editLines}
            rates={profile?.lineRates ?? null}
            saved={(line.rule.isTravel && computed[at]) || null}
            onCopy={copy}
          />
        ))}
      </ol>
      {error && <p className={styles.linesError}>{error}</p>}
      <fieldset className={styles.add} data-path="lines" tabIndex={-1}>
        <legend className={styles.addLabel}>{t('write.add')}</legend>
        <LineKinds rules={rules.slice(0, USUAL)} others={rules.slice(USUAL)} onPick={add} />
        <PasteButton />
      </fieldset>
    </Card>
  );
}

/** Which refusals each line has to answer. */
function refusalsByLine(refusals: readonly Refusal[]): Map<number, Refusal[]> {
  const ofLines = refusals.filter(({ path }) => /^lines\.\d+\./.test(path));
  return Map.groupBy(ofLines, ({ path }) => Number(path.split('.')[1]));
}

/** Folds all lines to a row each, or opens them all. */
function FoldLines({ lines, editLines }: Props) {
  const { t } = useMessages('invoicing/draft');
  const collapsed = lines.some((line) => !line.collapsed);
  return (
    <div className={styles.fold}>
      <Button
        variant="subtle"
        size="small"
        onClick={() => editLines((all) => all.map((line) => ({ ...line, collapsed })))}
      >
        {t(collapsed ? 'write.shutAll' : 'write.openAll')}
      </Button>
    </div>
  );
}

interface LineKindsProps {
  rules: readonly LineRule[];
  others: readonly LineRule[];
  onPick: (rule: LineRule) => void;
}

/** The kinds of lines that can be added: the usual ones as buttons, the others in a menu. */
function LineKinds({ rules, others, onPick }: LineKindsProps) {
  const { t } = useMessages('invoicing/draft');
  const words = useWords();
  return (
    <>
      {rules.map((rule) => {
        const Icon = iconOf(rule);
        return (
          <Button
            key={rule.lineType}
            variant="light"
            size="sm"
            leftSection={<Icon size={18} stroke={1.5} />}
            onClick={() => onPick(rule)}
          >
            {words.value('LineType', rule.lineType).label}
          </Button>
        );
      })}
      {others.length > 0 && (
        <Menu
          opener={(props) => (
            <Button {...props} variant="subtle" size="sm" leftSection={<IconPlus size={16} />}>
              {t('write.addMore')}
            </Button>
          )}
        >
          {others.map((rule) => (
            <MenuItem key={rule.lineType} onClick={() => onPick(rule)}>
              {words.value('LineType', rule.lineType).label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

function iconOf({ needsReceipt, requiredFields }: LineRule) {
  if (needsReceipt) return IconReceipt;
  return requiredFields.includes('workReport') ? IconBriefcase : IconSquarePlus;
}
