import { isoDay } from '#shared/days/iso-day.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import { emptyLine } from './lines/emptyLine.ts';
import type { LineRule } from './lines/LineDraft.ts';
import { withUsualWork } from './lines/linePrices.ts';
import type { WritingProfile } from './writingQuery.ts';

const DAYS_TO_PAY = 14;

/** A new draft with defaults: today, two weeks to pay, one line of the first kind. */
export function newDraft(
  profile: WritingProfile | undefined,
  rules: readonly LineRule[],
  today: Date,
  language = 'nb',
): InvoiceDraft {
  const due = new Date(today);
  due.setDate(due.getDate() + DAYS_TO_PAY);
  return {
    freelanceProfileId: profile?.id ?? '',
    bankAccountId: profile?.defaultBankAccount?.id ?? '',
    client: null,
    clientReferencePersonId: '',
    senderReferencePersonId: '',
    buyerReference: '',
    orderReference: '',
    invoicedOn: isoDay(today),
    dueOn: isoDay(due),
    lines: rules
      .slice(0, 1)
      .map((rule) =>
        withUsualWork(emptyLine(rule, profile?.lineRates), profile?.usualWork, language),
      ),
  };
}
