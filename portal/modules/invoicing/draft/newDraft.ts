import { emptyLine } from './emptyLine.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import type { WritingProfile } from './WritingProfile.ts';

const DAYS_TO_PAY = 14;

/** A blank sheet with what is usual: today, two weeks to pay, one line of work. */
export function newDraft(profile: WritingProfile | undefined, today: Date): InvoiceDraft {
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
    invoicedOn: day(today),
    dueOn: day(due),
    lines: [emptyLine('WORK')],
  };
}

function day(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
