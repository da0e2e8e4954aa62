import { useMemo } from 'react';
import { useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { formatDecimal } from '#portal/ui/money/Money.tsx';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import { useMessages } from '#portal/ui/texts.ts';
import type { CreditableInvoice, CreditableLine } from './CreditableInvoice.ts';
import { useCreditSums } from './useCreditSums.ts';

type Read = { quantity: bigint } | { code: string };

const nothingWritten = {};

/** A line that can be credited, with the user's input for it. */
export interface LineChoice {
  line: CreditableLine;
  isChosen: boolean;
  text: string;
  read: ReturnType<typeof readQuantity>;
}

/** The name of a line's quantity field: it stays with the line, whichever lines are left out. */
export const quantityField = (id: string) => `quantity.${id}`;
const leftOutField = (id: string) => `leftOut.${id}`;

/**
 * The selection to credit: by default all that remains, less what the user has changed or left out. Stored as
 * a draft until it is submitted.
 */
export function useCredit({ id, lines }: CreditableInvoice) {
  const { language } = useMessages();
  const form = useDraftForm(`credit-note-${id}`, nothingWritten, { prefix: '' });
  const { values, fill } = form;
  const choices = useMemo(
    () =>
      lines
        .filter(({ remainingQuantity }) => Number(remainingQuantity ?? 0) > 0)
        .map((line): LineChoice => {
          const rest = formatDecimal(line.remainingQuantity, language);
          const text = values[quantityField(line.id)] ?? rest;
          const isChosen = values[leftOutField(line.id)] !== 'yes';
          return { line, text, isChosen, read: readQuantity(text, line.remainingQuantity) };
        }),
    [lines, values, language],
  );
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const sums = useCreditSums(id, chosen);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    fill(Object.fromEntries(ids.map((one) => [leftOutField(one), isChosen ? '' : 'yes'])));
  return { form, choices, chosen, sums, choose };
}

/** The quantity typed for a line, or the code of the refusal the server would give. */
export function readQuantity(text: string, remainingQuantity: string | null): Read {
  if (text.trim() === '') return { code: 'BLANK' };
  const quantity = hundredths(parseDecimal(text) ?? '');
  if (quantity === null) return { code: 'INVALID' };
  if (quantity <= 0n) return { code: 'TOO_SMALL_OR_EQUAL' };
  if (quantity > (hundredths(remainingQuantity ?? '0') ?? 0n)) return { code: 'LINE_MISMATCH' };
  return { quantity };
}

/** A decimal string in hundredths, as quantities are counted; null for more than two decimals. */
function hundredths(decimal: string): bigint | null {
  const [, whole, parts = ''] = /^(-?\d+)(?:\.(\d*?)0*)?$/.exec(decimal) ?? [];
  if (whole === undefined || parts.length > 2) return null;
  return BigInt(`${whole}${parts.padEnd(2, '0')}`);
}
