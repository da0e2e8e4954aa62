import { formatIdentifier } from '#shared/format-identifier.ts';
import type { PayTable } from '../pay-document/draw-pay-table.ts';
import type { ClientStatement } from './client-statement.ts';
import type { StatementTexts } from './statement-texts.ts';

/** The entries of the period with the balance after each, between the balances before and after it. */
export function entryRows(
  { opening, entries, closing, startsOn, endsOn }: ClientStatement,
  texts: StatementTexts,
  write: (day: string) => string,
): PayTable {
  const { columns, kinds, kid } = texts;
  const rows = entries.map((entry) => [
    write(entry.day),
    `${kinds[entry.kind](entry.number)} · ${kid(formatIdentifier.kid(entry.kid))}`,
  ]);
  return {
    titles: [columns.day, columns.text],
    rows: [[write(startsOn), texts.opening], ...rows, [write(endsOn), texts.closing]],
    columns: [
      { title: columns.amount, amounts: [null, ...entries.map(({ amount }) => amount), null] },
      { title: columns.balance, amounts: [opening, ...entries.map((one) => one.balance), closing] },
    ],
    total: null,
  };
}

/** The invoices that are not settled, with what to pay them by. */
export function openRows(
  { open, closing }: ClientStatement,
  texts: StatementTexts,
  write: (day: string) => string,
): PayTable {
  const { openColumns, invoice, kid } = texts;
  const remark = ({ remaining, isOverdue }: (typeof open)[number]) =>
    remaining < 0 ? texts.goesBack : isOverdue ? texts.isOverdue : null;
  return {
    titles: [openColumns.due, openColumns.invoice],
    rows: open.map((one) => [
      write(one.dueOn),
      [invoice(one.number), kid(formatIdentifier.kid(one.kid)), remark(one)]
        .filter(Boolean)
        .join(' · '),
    ]),
    columns: [
      {
        title: openColumns.remaining,
        amounts: open.map(({ remaining }) => remaining),
        total: closing,
      },
    ],
    total: texts.closing,
  };
}
