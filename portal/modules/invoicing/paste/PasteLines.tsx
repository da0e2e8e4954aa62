import { NativeSelect, Textarea } from '@mantine/core';
import { refusalNamespaces, refusalText } from '#portal/app/errors/refusalText.ts';
import { useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { Button } from '#portal/ui/controls/Button.tsx';
import { formatDecimal } from '#portal/ui/money/Money.tsx';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useEditor } from '../draft/editor/useEditor.ts';
import { isEmptyLine } from '../draft/isEmptyDraft.ts';
import { withOccupationOf } from '../draft/lines/changedLines.ts';
import { emptyLine } from '../draft/lines/emptyLine.ts';
import type { LineDraft, LineRule } from '../draft/lines/LineDraft.ts';
import { withUsualWork } from '../draft/lines/linePrices.ts';
import { vatChoices } from '../draft/lines/vatChoices.ts';
import type { WritingProfile } from '../draft/writingQuery.ts';
import { cellsOf } from './cells.ts';
import { tableOf } from './columns.ts';
import styles from './Paste.module.css';
import { PastedRows } from './PastedRows.tsx';
import { MOST_LINES, type PastedLine, pastedLines, vatRateOf } from './pastedLines.ts';

interface NewLine {
  rule: LineRule;
  profile: WritingProfile | undefined;
  language: string;
}

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Rows of a spreadsheet or of a timer's file, shown as they were understood before they become lines. */
export function PasteLines({ opened, onClose }: Props) {
  const { t, language } = useMessages([
    'invoicing/paste',
    'invoicing/draft',
    'ui',
    ...refusalNamespaces,
  ]);
  const words = useWords();
  const { draft, rules, profile, editLines } = useEditor();
  // A price with a taxable part does not fit in one column.
  const kinds = rules.filter(({ tax }) => tax !== 'TAXABLE_PART');
  // Stored until it is inserted or given up, with the mended cells, which are named by their place.
  const form = useDraftForm('pasted-lines', { lineType: kinds[0]?.lineType ?? '', text: '' });
  const { lineType, text = '', ...mended } = form.values;
  const rule: LineRule | undefined = kinds.find((one) => one.lineType === lineType);
  const table = tableOf(cellsOf(text));
  const lines = pastedLines(table, vatChoices(profile?.lineRates), language, mended);
  const count = lines.length;
  const all = rule
    ? withPasted(
        draft.lines,
        lines.map((line) =>
          withOccupationOf(draft.lines, lineFromPaste(line, { rule, profile, language })),
        ),
      )
    : draft.lines;
  const isTooMany = all.length > MOST_LINES;
  const faults = lines.filter((one) => one.faults.length > 0).length;
  const giveUp = () => {
    form.forget();
    onClose();
  };
  const insert = () => {
    editLines(() => all);
    giveUp();
  };
  return (
    <Popup opened={opened} onClose={onClose} title={t('title')} size="xl">
      <div className={styles.stack}>
        <NativeSelect
          label={t('kind')}
          value={lineType}
          data={kinds.map((one) => ({
            value: one.lineType,
            label: words.value('LineType', one.lineType).label,
          }))}
          onChange={(event) => form.set('lineType', event.currentTarget.value)}
        />
        <Textarea
          label={t('text')}
          description={t('help')}
          autosize
          minRows={4}
          maxRows={8}
          value={text}
          data-autofocus
          onChange={(event) => {
            form.forget();
            form.fill({ lineType: lineType ?? '', text: event.currentTarget.value });
          }}
        />
        <div role="status" className={styles.status}>
          {count > 0 && t('understood', { count })}
          {faults > 0 && ` ${t('faults', { count: faults })}`}
          {table.hasSum && ` ${t('sum')}`}
        </div>
        {isTooMany && (
          <p className={styles.problem} role="alert">
            {refusalText({ code: 'TOO_BIG', path: 'lines' }, language)}
          </p>
        )}
        {count > 0 && (
          <PastedRows
            lines={lines}
            columns={table.columns}
            offset={table.hasHeader ? 2 : 1}
            onMend={form.set}
          />
        )}
        <div className={styles.foot}>
          <Button onClick={insert} disabled={count === 0 || isTooMany}>
            {t('insert', { count })}
          </Button>
          <Button variant="subtle" onClick={giveUp}>
            {t('ui:cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  );
}

/** The lines with pasted ones behind them. A draft on which nothing is written yet begins with the pasted ones. */
function withPasted(lines: readonly LineDraft[], pasted: readonly LineDraft[]): LineDraft[] {
  return [...(lines.every(isEmptyLine) ? [] : lines), ...pasted];
}

/** A pasted row as a line of a kind, with defaults for empty cells. */
function lineFromPaste({ cells }: PastedLine, { rule, profile, language }: NewLine): LineDraft {
  const rates = profile?.lineRates ?? null;
  const empty = emptyLine(rule, rates, language);
  const line = withUsualWork(empty, profile?.usualWork, language);
  const read = parseDecimal(cells.quantity);
  const quantity = read === null ? cells.quantity : formatDecimal(read, language);
  return {
    ...line,
    description: cells.description,
    quantity: quantity || line.quantity,
    unitPrice: cells.unitPrice || line.unitPrice,
    vatRate: vatRateOf(cells.vatRate, vatChoices(rates)) ?? line.vatRate,
    workReport: line.workReport && {
      ...line.workReport,
      hours: quantity,
      startDate: cells.day,
      endDate: cells.day,
    },
    collapsed: true,
  };
}
