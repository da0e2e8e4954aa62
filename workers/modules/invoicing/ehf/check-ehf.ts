import { isBankAccountNumber } from '../../../../ground/numbers/account-numbers.ts';
import { passesMod10 } from '../../../../ground/numbers/check-digits.ts';
import { isOrganizationNumber } from '../../../../ground/numbers/is-organization-number.ts';
import type { DocumentParty } from '../document-payload.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkAttachments } from './check-attachments.ts';
import {
  buyerReferenceOf,
  type EhfCreditNote,
  type EhfDocument,
  type EhfInvoice,
  isCreditNote,
} from './ehf-document.ts';
import type { EhfFinding, Find } from './ehf-finding.ts';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const COUNTRY = /^[A-Z]{2}$/;

/**
 * Finds what a receiver would refuse, and what the official rules overlook: sums to the øre, check digits, the
 * order of dates. An empty list means that the document can be sent.
 */
export function checkEhf({ document, attachments }: EhfDocument): EhfFinding[] {
  const findings: EhfFinding[] = [];
  const find: Find = (rule, path) => findings.push({ rule, path });
  checkHeading(document, find);
  checkParty(document.seller, 'seller', 'PEPPOL-EN16931-R020', find);
  checkParty(document.client, 'client', 'PEPPOL-EN16931-R010', find);
  if (isCreditNote(document)) checkCredit(document, find);
  else checkPayment(document, find);
  checkAmounts(document, find);
  checkAttachments(attachments, find);
  return findings;
}

function checkHeading(document: EhfInvoice | EhfCreditNote, find: Find): void {
  if (!document.documentNumber) find('BR-02', 'documentNumber');
  if (!DAY.test(document.invoicedOn)) find('PEPPOL-EN16931-F001', 'invoicedOn');
  if (!DAY.test(document.deliveredOn)) find('DELIVERY-DATE', 'deliveredOn');
  // Norwegian law wants the VAT in kroner as well, which a document in another currency would need besides.
  if (document.currency !== 'NOK') find('CURRENCY', 'currency');
  if (!buyerReferenceOf(document) && !document.orderReference) {
    find('PEPPOL-EN16931-R003', 'buyerReference');
  }
}

function checkParty(party: DocumentParty, path: string, noEndpoint: string, find: Find): void {
  if (!party.name) find(path === 'seller' ? 'BR-06' : 'BR-07', `${path}.name`);
  if (!party.organizationNumber) find(noEndpoint, `${path}.organizationNumber`);
  else if (!isOrganizationNumber(party.organizationNumber)) {
    find('PEPPOL-COMMON-R041', `${path}.organizationNumber`);
  }
  if (!COUNTRY.test(party.address?.country ?? '')) {
    find(path === 'seller' ? 'BR-09' : 'BR-11', `${path}.address.country`);
  }
}

function checkPayment({ accountNumber, kid, invoicedOn, dueOn }: EhfInvoice, find: Find): void {
  if (!isBankAccountNumber(accountNumber)) find('ACCOUNT-NUMBER', 'accountNumber');
  if (!passesMod10(kid)) find('KID', 'kid');
  if (!DAY.test(dueOn)) find('PEPPOL-EN16931-F001', 'dueOn');
  else if (dueOn < invoicedOn) find('DUE-DATE', 'dueOn');
}

function checkCredit({ credits, invoicedOn }: EhfCreditNote, find: Find): void {
  if (!credits.documentNumber) find('CREDITED-INVOICE', 'credits.documentNumber');
  if (credits.invoicedOn > invoicedOn) find('CREDITED-INVOICE', 'credits.invoicedOn');
}
