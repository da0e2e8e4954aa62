import { readFigure } from '#forms/validate/read-figure.ts';
import { hoursOf } from '#portal/ui/time/hoursOf.ts';
import type { Cells } from './cells.ts';
import { isDate } from './dayOf.ts';

/** The parts of a line that a column can give; a column that gives none is left out. */
export const lineColumns = [
  'description',
  'quantity',
  'unitPrice',
  'vatRate',
  'day',
  'skipped',
] as const;
export type LineColumn = (typeof lineColumns)[number];

/** The names that spreadsheets and timers give their columns, in the languages of Norway's neighbours and customers. */
const names: Record<Exclude<LineColumn, 'skipped'>, RegExp> = {
  description:
    /^(beskrivelse|beskrivning|beschreibung|tekst|text|hva|oppgave|opgave|uppgift|aufgabe|aktivitet|aktivität|arbeid|linje|vare|produkt|description|task|activity|item|title|note|notes|notat)$/,
  quantity:
    /^(antall|antal|anzahl|timer|timmar|stunden|tid|varighet|varighed|varaktighet|dauer|mengde|menge|hours|duration|quantity|qty|time|amount of hours)( \(.*\))?$/,
  unitPrice:
    // In another currency it is no price of an invoice in kroner, and is left out.
    /^(pris|preis|enhetspris|timepris|timpris|timeløn|stundensatz|sats|timesats|price|unit price|rate|hourly rate|billable rate)( \((nok|kr\.?|kroner)?\))?$/,
  vatRate: /^(mva|mva-sats|mva\.?|vat|vat rate|tax|moms|mwst\.?)( ?%| \(.*\))?$/,
  day: /^(dato|datum|dag|tag|startdato|startdatum|date|day|start date)$/,
};

export interface Table {
  columns: LineColumn[];
  rows: Cells;
  /** Set when the first row named the columns, and is no line itself. */
  hasHeader: boolean;
  /** Set when the last row was the sum of the others, which is no line. */
  hasSum: boolean;
}

const named = (cell: string): LineColumn => {
  const name = cell
    .toLowerCase()
    .replace(/[:*]+$/, '')
    .trim();
  const found = Object.entries(names).find(([, pattern]) => pattern.test(name));
  return (found?.[0] as LineColumn | undefined) ?? 'skipped';
};

/** Finds out which column gives which part of a line: by a header row, else by what the cells look like. */
export function tableOf(cells: Cells): Table {
  const header = (cells[0] ?? []).map(named);
  const isNamed = header.some((one) => one !== 'skipped');
  const hasHeader = isNamed || isForeignHeader(cells);
  const all = hasHeader ? cells.slice(1) : cells;
  const columns = isNamed ? onceEach(header, all) : guessed(all);
  const hasSum = isSum(all.at(-1) ?? [], columns);
  return { columns, rows: hasSum ? all.slice(0, -1) : all, hasHeader, hasSum };
}

/** Whether the first row names the columns in a language that is not known: it has texts where the others have figures. */
function isForeignHeader([first = [], ...others]: Cells): boolean {
  const figures = guessed(others).flatMap((one, at) =>
    one === 'description' || one === 'skipped' ? [] : [first[at] ?? ''],
  );
  return figures.length > 0 && figures.every((cell) => cell !== '' && !/\d/.test(cell));
}

/** Whether the last row adds the others up, as spreadsheets and timers write it. */
function isSum(row: readonly string[], columns: readonly LineColumn[]): boolean {
  const texts = row.filter((cell) => /\p{L}/u.test(cell));
  const day = row[columns.indexOf('day')] ?? '';
  return (
    (day === '' || SUM.test(day)) && texts.some((text) => SUM.test(text)) && texts.length === 1
  );
}

const SUM =
  /^(sum|summe|summa|total|totalt|totals|gesamt|i alt|til sammen|sammenlagt)( \p{L}+)?:?$/iu;

/** Of two columns of one name, as a task and its note, the first that has anything gives it: timers write tasks that few use. */
function onceEach(columns: readonly LineColumn[], rows: Cells): LineColumn[] {
  const isFilled = (at: number) => rows.some((row) => (row[at] ?? '') !== '');
  return columns.map((one, at) => {
    const filled = columns.findIndex((other, place) => other === one && isFilled(place));
    return (filled < 0 ? columns.indexOf(one) : filled) === at ? one : 'skipped';
  });
}

function guessed(rows: Cells): LineColumn[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const left: LineColumn[] = ['quantity', 'unitPrice', 'vatRate'];
  const columns = Array.from({ length: width }, (_, at): LineColumn => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    if (cells.length === 0) return 'skipped';
    if (most(cells, isDate)) return 'day';
    if (most(cells, isNumber)) return left.shift() ?? 'skipped';
    return 'description';
  });
  // A lone number beside a text is its price: one of it was done.
  const numbers = columns.filter((one) => one === 'quantity').length;
  const lone = numbers === 1 && !columns.includes('unitPrice');
  return onceEach(
    columns.map((one) => (lone && one === 'quantity' ? 'unitPrice' : one)),
    rows,
  );
}

const most = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length * 2 > cells.length;

const isNumber = (cell: string) => {
  const read = readFigure(cell.replace(/\s*%$/, ''), { decimals: 4, unit: 'money' });
  return 'value' in read || read.fault === 'TWO_WAYS' || hoursOf(cell) !== null;
};
