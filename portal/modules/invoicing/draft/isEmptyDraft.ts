import type { InvoiceDraft } from './InvoiceDraft.ts';
import type { LineDraft } from './LineDraft.ts';

/**
 * Whether nobody has said anything yet: what stands on the sheet is what every new one begins with,
 * such as days, the account and the usual rates.
 */
export function isEmptyDraft({ client, lines, ...draft }: InvoiceDraft): boolean {
  const texts = [
    draft.clientReferencePersonId,
    draft.senderReferencePersonId,
    draft.buyerReference,
    draft.orderReference,
  ];
  return client === null && texts.every(isBlank) && lines.every(isEmptyLine);
}

function isEmptyLine({ rule, workReport, ...line }: LineDraft): boolean {
  const { type: _, ...report } = workReport ?? {};
  const texts = [line.description, line.addressFrom, line.addressTo, ...Object.values(report)];
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
