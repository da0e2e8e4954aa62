import type { InvoiceDraft } from '../InvoiceDraft.ts';
import type { LineDraft } from '../LineDraft.ts';
import { movedDay } from './movedDay.ts';

/**
 * The draft with the client, references and lines of an earlier invoice. Its own dates, seller and account stay; days of
 * work move on. Receipts are not copied, for what they show was bought once.
 */
export function asLast(draft: InvoiceDraft, last: InvoiceDraft): InvoiceDraft {
  const moved = (day: string) => movedDay(day, last.invoicedOn, draft.invoicedOn);
  const again = ({ workReport, ...line }: LineDraft): LineDraft => ({
    ...line,
    key: crypto.randomUUID(),
    workReport: workReport && {
      ...workReport,
      startDate: moved(workReport.startDate),
      endDate: moved(workReport.endDate),
    },
  });
  return {
    ...draft,
    client: draft.client ?? last.client,
    clientReferencePersonId: last.clientReferencePersonId,
    senderReferencePersonId: last.senderReferencePersonId,
    buyerReference: last.buyerReference,
    orderReference: last.orderReference,
    lines: last.lines.map(again),
  };
}
