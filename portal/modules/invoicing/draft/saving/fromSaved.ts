import { formatDecimal } from '#portal/ui/money/Money.tsx';
import { occupationName } from '../../lineTexts.ts';
import type { SavedInvoice } from '../draftFields.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import type { LineDraft } from '../lines/LineDraft.ts';
import { writtenMoney } from '../lines/linePrices.ts';
import { savedTravel } from '../lines/travelReport.ts';

/** Converts the stored draft to one that can be edited. */
export function fromSaved(invoice: SavedInvoice, language: string): InvoiceDraft {
  const { client } = invoice;
  return {
    freelanceProfileId: invoice.freelanceProfile?.id ?? '',
    bankAccountId: invoice.bankAccount?.id ?? '',
    client: client && { id: client.id, label: client.name },
    clientReferencePersonId: invoice.clientReferencePerson?.id ?? '',
    senderReferencePersonId: invoice.senderReferencePerson?.id ?? '',
    buyerReference: invoice.buyerReference ?? '',
    orderReference: invoice.orderReference ?? '',
    invoicedOn: invoice.invoicedOn ?? '',
    dueOn: invoice.dueOn ?? '',
    lines: invoice.lines.map((line) => lineFrom(line, language)),
  };
}

function lineFrom(line: SavedInvoice['lines'][number], language: string): LineDraft {
  const { occupationCode, workReport } = line;
  const amount = (minor: number | null) => writtenMoney(minor, language);
  return {
    key: line.id,
    rule: line.rule,
    description: line.description ?? '',
    occupationCode: occupationCode && {
      id: occupationCode.id,
      label: occupationName(occupationCode, language),
    },
    quantity: formatDecimal(line.quantity, language),
    unitPrice: amount(line.unitPrice),
    vatRate: formatDecimal(line.vatRate, 'en'),
    dietTaxableUnitPrice: amount(line.dietTaxableUnitPrice),
    dietNonTaxableUnitPrice: amount(line.dietNonTaxableUnitPrice),
    addressFrom: line.addressFrom ?? '',
    addressTo: line.addressTo ?? '',
    dependentOnPosition: line.dependentOnPosition,
    collapsed: line.collapsed,
    ...(line.rule.isTravel && { travelReport: savedTravel(line.travelReport) }),
    workReport: line.rule.requiredFields.includes('workReport')
      ? reportFrom(workReport, language)
      : null,
  };
}

function reportFrom(
  report: SavedInvoice['lines'][number]['workReport'],
  language: string,
): LineDraft['workReport'] {
  return {
    type: report?.type ?? 'TASK',
    startDate: report?.startDate ?? '',
    endDate: report?.endDate ?? '',
    hours: formatDecimal(report?.hours, language),
    startTime: report?.startTime ?? '',
    endTime: report?.endTime ?? '',
  };
}
