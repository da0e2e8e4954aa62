import { parseDecimal } from '#portal/ui/money/parseDecimal.ts';
import { parseMoney } from '#portal/ui/money/parseMoney.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import type { LineDraft, WorkReportDraft } from './LineDraft.ts';

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
  const { lineType, tax, requiredFields } = line.rule;
  const has = (field: string) => requiredFields.includes(field);
  return {
    lineType,
    description: line.description.trim() || null,
    quantity: parseDecimal(line.quantity),
    vatRate: line.vatRate || null,
    dependentOnPosition: line.dependentOnPosition,
    collapsed: line.collapsed ?? false,
    ...(tax === 'TAXABLE_PART'
      ? {
          dietTaxableUnitPrice: parseMoney(line.dietTaxableUnitPrice),
          dietNonTaxableUnitPrice: parseMoney(line.dietNonTaxableUnitPrice),
        }
      : { unitPrice: parseMoney(line.unitPrice) }),
    ...(has('addressFrom') && { addressFrom: line.addressFrom.trim() || null }),
    ...(has('addressTo') && { addressTo: line.addressTo.trim() || null }),
    ...(has('occupationCodeId') && { occupationCodeId: line.occupationCode?.id ?? null }),
    ...(has('workReport') && { workReport: line.workReport && reportInput(line.workReport) }),
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
