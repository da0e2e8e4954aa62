const fieldPlaces: Record<string, readonly string[]> = {
  accountNumber: ['bank_accounts.accountNumber'],
  amount: ['invoices.amount'],
  attachments: ['receipts'],
  buyerReference: ['invoices.buyerReference'],
  'client.address.country': ['clients', 'address.country'],
  'client.address': ['clients', 'clients.address'],
  'client.name': ['clients', 'clients.name'],
  'client.organizationNumber': ['clients', 'clients.orgNumber'],
  'client.reference': ['invoices.clientReferencePersonId'],
  credits: ['invoices', 'invoices.documentNumber'],
  currency: ['invoices.currency'],
  deliveredOn: ['work_report.endDate'],
  documentNumber: ['invoices.documentNumber'],
  dueOn: ['invoices.dueOn'],
  'freelancer.name': ['freelance_profiles', 'freelance_profiles.displayName'],
  invoicedOn: ['invoices.invoicedOn'],
  kid: ['invoices.kid'],
  lines: ['invoices.lines'],
  'lines.addressFrom': ['invoice_lines', 'invoice_lines.addressFrom'],
  'lines.addressTo': ['invoice_lines', 'invoice_lines.addressTo'],
  'lines.description': ['invoice_lines', 'invoice_lines.description'],
  'lines.period': ['invoice_lines', 'invoice_lines.workReport'],
  'lines.quantity': ['invoice_lines', 'invoice_lines.quantity'],
  'lines.unit': ['invoice_lines', 'invoice_lines.lineType'],
  'lines.unitPrice': ['invoice_lines', 'invoice_lines.unitPrice'],
  'lines.vatRate': ['invoice_lines', 'invoice_lines.vatRate'],
  note: ['credit_notes.reason'],
  orderReference: ['invoices.orderReference'],
  'seller.address.country': ['freelance_profiles', 'address.country'],
  'seller.address': ['freelance_profiles', 'freelance_profiles.address'],
  'seller.name': ['freelance_profiles', 'freelance_profiles.organizationName'],
  'seller.organizationNumber': ['freelance_profiles', 'freelance_profiles.organizationNumber'],
  total: ['invoices.total'],
  vat: ['invoices.vat'],
  vatGroups: ['invoices.vat'],
};

/** The labels that the console and the portal have for a field of a document; the first names its owner. */
export function placesOf(field: string): readonly string[] {
  const known = fieldPlaces[field];
  if (known) return known;
  const parent = field.slice(0, Math.max(field.lastIndexOf('.'), 0));
  return parent ? placesOf(parent) : [];
}
