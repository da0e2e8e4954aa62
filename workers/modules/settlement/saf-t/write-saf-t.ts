import { type Xml, xmlDocument, xmlElement } from '#shared/xml.ts';
import { checkSafT } from './check-saf-t.ts';
import { entriesXml } from './entries-xml.ts';
import { addressXml, longText, masterFilesXml } from './master-files-xml.ts';
import type { SafT, SafTCompany, SafTRefusal } from './saf-t.ts';

export type WrittenSafT =
  | { isWritten: true; xml: string }
  | { isWritten: false; refusals: SafTRefusal[] };

const VERSION = '1.30';
const NAMESPACE = 'urn:StandardAuditFile-Taxation-Financial:NO';

/** Writes SAF-T Financial 1.30. Books that do not balance are not written. */
export function writeSafT(books: SafT): WrittenSafT {
  const refusals = checkSafT(books);
  if (refusals.length > 0) return { isWritten: false, refusals };
  const root = xmlElement(
    'AuditFile',
    [headerXml(books), masterFilesXml(books), entriesXml(books)],
    { xmlns: NAMESPACE },
  );
  return { isWritten: true, xml: xmlDocument(root) };
}

/** The name that Skatteetaten prescribes. `createdAt` is `2026-11-25T10:00:00`. */
export const safTFileName = (organizationNumber: string, createdAt: string): `${string}.xml` =>
  `SAF-T Financial_${organizationNumber}_${createdAt.replace(/\D/g, '').slice(0, 14)}_1_1.xml`;

const headerXml = ({ createdOn, software, company, from, to }: SafT): Xml | null =>
  xmlElement('Header', [
    xmlElement('AuditFileVersion', VERSION),
    xmlElement('AuditFileCountry', 'NO'),
    xmlElement('AuditFileDateCreated', createdOn),
    xmlElement('SoftwareCompanyName', software.company),
    xmlElement('SoftwareID', software.name),
    xmlElement('SoftwareVersion', software.version),
    companyXml(company),
    xmlElement('DefaultCurrencyCode', 'NOK'),
    xmlElement('SelectionCriteria', [
      xmlElement('SelectionStartDate', from),
      xmlElement('SelectionEndDate', to),
    ]),
    xmlElement('TaxAccountingBasis', 'A'),
  ]);

const companyXml = (company: SafTCompany): Xml | null =>
  xmlElement('Company', [
    xmlElement('RegistrationNumber', company.organizationNumber),
    xmlElement('Name', longText(company.name)),
    addressXml(company.address),
    xmlElement('Contact', [
      xmlElement('ContactPerson', [
        xmlElement('FirstName', company.contact.firstName),
        xmlElement('LastName', company.contact.lastName),
      ]),
      xmlElement('Telephone', company.contact.phone),
    ]),
    company.isVatRegistered
      ? xmlElement('TaxRegistration', [
          xmlElement('TaxRegistrationNumber', `${company.organizationNumber}MVA`),
          xmlElement('TaxAuthority', 'Skatteetaten'),
        ])
      : null,
  ]);
