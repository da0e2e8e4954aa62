import { isIsoDay } from '#shared/days/iso-day.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import type { LineDraft } from './lines/LineDraft.ts';

/**
 * Whether the user has entered anything: dates, account and the usual rates are present in every new draft
 * and do not count, except a typed text that is no date.
 */
export function isEmptyDraft({ client, lines, ...draft }: InvoiceDraft): boolean {
  const texts = [
    draft.clientReferencePersonId,
    draft.senderReferencePersonId,
    draft.buyerReference,
    draft.orderReference,
    ...[draft.invoicedOn, draft.dueOn].filter((day) => !isIsoDay(day)),
  ];
  return client === null && texts.every(isBlank) && lines.every(isEmptyLine);
}

/** Whether a line equals a new line of its kind. */
export function isEmptyLine({ rule, workReport, travelReport, ...line }: LineDraft): boolean {
  const { type: _, ...report } = workReport ?? {};
  const texts = [
    line.description,
    line.addressFrom,
    line.addressTo,
    ...Object.values(report),
    ...Object.values(travelReport ?? {}),
  ];
  const { usual } = line;
  const isUsualPrice = usual != null && line.unitPrice === usual.unitPrice;
  const numbers = rule.startingRate || isUsualPrice ? [] : [line.unitPrice];
  const { id: occupationId } = line.occupationCode ?? {};
  const counted = !isBlank(line.quantity) && line.quantity !== '1';
  const isUsual = occupationId === undefined || occupationId === usual?.occupationCodeId;
  return isUsual && [...texts, ...numbers].every(isBlank) && !counted;
}

function isBlank(text: string | undefined): boolean {
  return !text?.trim();
}
