import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { isIsoDay } from '#shared/days/iso-day.ts';
import { type LineColumn, lineColumns } from './columns.ts';
import { twoDaysOf } from './dayOf.ts';
import styles from './Paste.module.css';
import type { PastedLine } from './pastedLines.ts';

type Field = Exclude<LineColumn, 'skipped'>;

interface Props {
  lines: readonly PastedLine[];
  columns: readonly LineColumn[];
  /** The number of the first row, for people. */
  offset: number;
  onMend: (key: string, value: string) => void;
}

const named: Record<Field, string> = {
  description: 'invoice_lines.description',
  quantity: 'invoice_lines.quantity',
  unitPrice: 'invoice_lines.unitPrice',
  vatRate: 'invoice_lines.vatRate',
  day: 'work_report.startDate',
};

const refusedAs: Record<Field, string> = {
  description: 'lines.0.description',
  quantity: 'lines.0.quantity',
  unitPrice: 'lines.0.unitPrice',
  vatRate: 'lines.0.vatRate',
  day: 'lines.0.workReport.startDate',
};

/** The rows as they were understood. A cell that could not be read is a field at its row. */
export function PastedRows({ lines, columns, offset, onMend }: Props) {
  const { t, language } = useMessages('invoicing/paste');
  const words = useWords();
  const nameOf = (field: Field) => words.field(named[field]).label;
  const faultText = (field: Field, cell: string) => {
    const days = field === 'day' ? twoDaysOf(cell, language) : null;
    if (days) {
      const [first, second] = days.map((day) => formatDay(day, language));
      return t('twoDays', { first, second, example: days[0].split('-').reverse().join('.') });
    }
    const code = field === 'vatRate' ? 'INCLUSION' : 'INVALID';
    return refusalText({ code, path: refusedAs[field] }, language);
  };
  // A field that was opened stays open while it is written in.
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const shown = lineColumns.filter(
    (one): one is Field => one !== 'skipped' && columns.includes(one),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className={styles.rows} aria-label={t('preview')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {shown.map((field) => (
              <th key={field} scope="col">
                {nameOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, cells, faults }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {shown.map((field) => {
                const key = `${row - offset}.${field}`;
                const isFault = faults.includes(field);
                if (!isFault && !edited.has(key)) {
                  const isText = field === 'description';
                  return (
                    <td
                      key={field}
                      className={isText ? styles.text : undefined}
                      data-label={nameOf(field)}
                    >
                      {field === 'day' && isIsoDay(cells.day)
                        ? formatDay(cells.day, language)
                        : cells[field]}
                    </td>
                  );
                }
                return (
                  <td key={field} className={styles.mended} data-label={nameOf(field)}>
                    <TextInput
                      size="sm"
                      aria-label={t('cell', { field: nameOf(field), row })}
                      value={cells[field]}
                      onFocus={() => setEdited(new Set([...edited, key]))}
                      onChange={(event) => onMend(key, event.currentTarget.value)}
                      error={isFault && faultText(field, cells[field])}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
