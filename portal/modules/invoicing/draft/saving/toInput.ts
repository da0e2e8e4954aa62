import { parseDecimal, parseMoney } from '#portal/ui/money/parseMoney.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import type { LineDraft, WorkReportDraft } from '../lines/LineDraft.ts';
import { isComputedTrip, travelInput } from '../lines/travelReport.ts';

/** A draft as input for the server. A text that is not an amount yet is sent as null. */
export function toInput(draft: InvoiceDraft) {
  return {
    freelanceProfileId: draft.freelanceProfileId || null,
    bankAccountId: draft.bankAccountId || null,
    clientId: draft.client?.id ?? null,
    clientReferencePerson: personInput(draft.clientReferencePersonId),
    senderReferencePerson: personInput(draft.senderReferencePersonId),
    buyerReference: draft.buyerReference.trim() || null,
    orderReference: draft.orderReference.trim() || null,
    invoicedOn: draft.invoicedOn || null,
    dueOn: draft.dueOn || null,
    lines: draft.lines.map(lineInput),
  };
}

function personInput(id: string) {
  return id ? { id } : null;
}

function lineInput(line: LineDraft) {
  const { lineType, requiredFields } = line.rule;
  const isTrip = isComputedTrip(line);
  const has = (field: string) => requiredFields.includes(field);
  return {
    lineType,
    description: line.description.trim() || null,
    ...(!isComputedTrip(line) && { quantity: parseDecimal(line.quantity) }),
    vatRate: line.vatRate || null,
    dependentOnPosition: line.dependentOnPosition,
    collapsed: line.collapsed ?? false,
    ...priceInput(line),
    ...((has('addressFrom') || isTrip) && { addressFrom: line.addressFrom.trim() || null }),
    ...((has('addressTo') || isTrip) && { addressTo: line.addressTo.trim() || null }),
    ...(has('occupationCodeId') && { occupationCodeId: line.occupationCode?.id ?? null }),
    ...(has('workReport') && { workReport: line.workReport && reportInput(line.workReport) }),
    ...(line.travelReport && { travelReport: travelInput(line.travelReport) }),
  };
}

function priceInput(line: LineDraft) {
  if (isComputedTrip(line)) return {};
  if (line.rule.tax !== 'TAXABLE_PART') return { unitPrice: parseMoney(line.unitPrice) };
  return {
    dietTaxableUnitPrice: parseMoney(line.dietTaxableUnitPrice),
    dietNonTaxableUnitPrice: parseMoney(line.dietNonTaxableUnitPrice),
  };
}

function reportInput(report: WorkReportDraft) {
  const clock = report.type === 'TIME';
  return {
    type: report.type,
    startDate: report.startDate || null,
    endDate: report.endDate || null,
    ...(clock
      ? { startTime: report.startTime || null, endTime: report.endTime || null }
      : { hours: parseDecimal(report.hours) }),
  };
}
