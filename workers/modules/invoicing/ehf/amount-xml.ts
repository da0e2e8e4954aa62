import { type Xml, xmlElement } from '#shared/xml.ts';

export const amountXml = (name: string, amount: string, currency: string): Xml | null =>
  xmlElement(name, amount, { currencyID: currency });

export const periodXml = (period: { from: string; to: string } | null): Xml | null =>
  xmlElement('cac:InvoicePeriod', [
    xmlElement('cbc:StartDate', period?.from),
    xmlElement('cbc:EndDate', period?.to),
  ]);
