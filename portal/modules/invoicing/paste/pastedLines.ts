import schema from '#forms/modules/invoicing/invoice.json' with { type: 'json' };
import { type FigureRead, readFigure } from '#forms/validate/read-figure.ts';
import { moneyRules, quantityRules } from '#portal/ui/money/parseMoney.ts';
import { hoursOf } from '#portal/ui/time/hoursOf.ts';
import { isIsoDay } from '#shared/days/iso-day.ts';
import type { LineColumn, Table } from './columns.ts';
import { dayOf, dayOrderOf } from './dayOf.ts';

type Field = Exclude<LineColumn, 'skipped'>;

/** A pasted row as it was read. */
export interface PastedLine {
  /** The row of the paste, counted from 1, for people. */
  row: number;
  /** As written, but for durations and days, which are put into figures. */
  cells: Record<Field, string>;
  /** Cells that cannot be read, or in two ways. */
  faults: Field[];
}

/** The most lines that an invoice may have. */
export const MOST_LINES = schema.properties.lines.maxItems;

const most: Record<'quantity' | 'unitPrice', number> = {
  quantity: 99_999.99,
  unitPrice: 10_000_000,
};

/** Reads the rows of a table as lines. A cell that cannot be read stays as pasted, and is reported at its row. */
export function pastedLines(
  { columns, rows, hasHeader }: Table,
  vatRates: readonly string[],
  language: string,
  mended: Readonly<Record<string, string>> = {},
): PastedLine[] {
  const dayAt = columns.indexOf('day');
  const days = rows.map((row) => row[dayAt] ?? '');
  const written = dayOrderOf(days, rows.flat());
  return rows.map((row, at) => {
    const cellOf = (field: Field) => {
      const place = columns.indexOf(field);
      return mended[`${at}.${field}`] ?? (place < 0 ? '' : (row[place] ?? ''));
    };
    const quantity = cellOf('quantity');
    const day = cellOf('day');
    // Typed here, it is read as in every other field.
    const order = `${at}.day` in mended ? 'dayFirst' : written;
    const cells: PastedLine['cells'] = {
      description: cellOf('description'),
      quantity: hoursOf(quantity) ?? quantity,
      unitPrice: cellOf('unitPrice'),
      vatRate: cellOf('vatRate').replace(/\s*%$/, ''),
      day: dayOf(day, language, order) ?? day,
    };
    const isRead: Record<Field, boolean> = {
      description: true,
      quantity: isUpTo(most.quantity, readFigure(cells.quantity, quantityRules)),
      unitPrice: isUpTo(most.unitPrice, readFigure(cells.unitPrice, moneyRules)),
      vatRate: vatRateOf(cells.vatRate, vatRates) !== null,
      day: isIsoDay(cells.day),
    };
    const faults = (Object.keys(cells) as Field[]).filter(
      (field) => cells[field] !== '' && !isRead[field],
    );
    return { row: at + (hasHeader ? 2 : 1), cells, faults };
  });
}

/** Whether a figure was read that a line may have: none below nothing. */
const isUpTo = (limit: number, read: FigureRead) =>
  'value' in read && Number(read.value) >= 0 && Number(read.value) <= limit;

/** One of the rates that the seller may charge, written as `25`, `25,0` or `0.25`; null for any other. */
export function vatRateOf(cell: string, vatRates: readonly string[]): string | null {
  const read = readFigure(cell, quantityRules);
  if (!('value' in read)) return null;
  const rate = Number(read.value);
  return (
    vatRates.find((one) => Number(one) === rate || (rate < 1 && Number(one) === rate * 100)) ?? null
  );
}
