import type { InvoiceDraft } from '../InvoiceDraft.ts';
import type { LineDraft, TravelDraft } from '../lines/LineDraft.ts';
import { emptyTravel } from '../travel/travelReport.ts';
import { movedDay } from './movedDay.ts';

/**
 * The draft with the client, references and lines of an earlier invoice. Its own dates, seller and account stay; days of
 * work move on. Receipts are not copied, for what they show was bought once.
 */
export function asLast(draft: InvoiceDraft, last: InvoiceDraft): InvoiceDraft {
  const moved = (day: string) => movedDay(day, last.invoicedOn, draft.invoicedOn);
  const again = ({ workReport, travelReport, ...line }: LineDraft): LineDraft => ({
    ...line,
    // A trip was made once: the next one has its own days and meals.
    ...(travelReport !== undefined && {
      travelReport: travelReport && { ...emptyTravel, ...repeated(travelReport) },
    }),
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

/** The parts of a trip that the next one may have in common with it. */
function repeated({ purpose, lodging, lodgingName }: TravelDraft): Partial<TravelDraft> {
  return { purpose, lodging, lodgingName };
}
