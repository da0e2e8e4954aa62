import { formatPeriod, formatShortDay } from '#workers/core/format/format-day.ts';
import { formatMoney } from '#workers/core/format/format-money.ts';
import { formatNumber } from '#workers/core/format/format-number.ts';
import type { PayFact } from '../pay-document/draw-pay-head.ts';
import type { SlipDrawing } from './slip-drawing.ts';

/** The facts beside the receiver: the day, the time of the work, the account and the tax card. */
export function slipFacts({ slip, labels, language }: SlipDrawing): PayFact[] {
  const percent = formatNumber(slip.taxCard?.percent ?? slip.taxPercent, language);
  const limit = formatMoney(slip.taxCard?.freeLimit ?? 0, language);
  const card = slip.taxCard
    ? labels.taxCards[slip.taxCard.kind](percent, limit)
    : labels.noTaxCard(percent);
  const facts: PayFact[] = [[labels.payoutDate, formatShortDay(slip.payoutDate, language)]];
  if (slip.period) facts.push([labels.period, formatPeriod(slip.period, language)]);
  return [
    ...facts,
    [labels.account, labels.accountEnding(slip.accountEnding)],
    [labels.taxCard, card],
  ];
}
