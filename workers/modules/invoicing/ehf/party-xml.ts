import { type Xml, xmlElement } from '#shared/xml.ts';
import type { DocumentParty, PayloadAddress } from '../document-payload.ts';
import type { EhfCreditNote, EhfInvoice } from './ehf-document.ts';

/** Code list EAS: Norwegian organisation numbers. */
const ORGANIZATION_SCHEME = { schemeID: '0192' };

export function sellerXml({ seller, freelancer }: EhfInvoice | EhfCreditNote): Xml | null {
  const taxNumber = seller.vatRegistered ? `NO${seller.organizationNumber}MVA` : null;
  return xmlElement('cac:AccountingSupplierParty', [
    partyXml(
      seller,
      [
        taxSchemeXml(taxNumber, 'VAT'),
        taxSchemeXml(seller.inBusinessRegister ? 'Foretaksregisteret' : null, 'TAX'),
      ],
      [xmlElement('cbc:Name', freelancer.name), xmlElement('cbc:ElectronicMail', freelancer.email)],
    ),
  ]);
}

export function buyerXml({ client }: EhfInvoice | EhfCreditNote): Xml | null {
  const contact = [xmlElement('cbc:Name', client.reference)];
  return xmlElement('cac:AccountingCustomerParty', [partyXml(client, [], contact)]);
}

function partyXml(party: DocumentParty, taxSchemes: (Xml | null)[], contact: (Xml | null)[]) {
  return xmlElement('cac:Party', [
    xmlElement('cbc:EndpointID', party.organizationNumber, ORGANIZATION_SCHEME),
    addressXml(party.address),
    ...taxSchemes,
    xmlElement('cac:PartyLegalEntity', [
      xmlElement('cbc:RegistrationName', party.name),
      xmlElement('cbc:CompanyID', party.organizationNumber, ORGANIZATION_SCHEME),
    ]),
    xmlElement('cac:Contact', contact),
  ]);
}

const taxSchemeXml = (companyId: string | null, scheme: 'VAT' | 'TAX'): Xml | null =>
  companyId === null
    ? null
    : xmlElement('cac:PartyTaxScheme', [
        xmlElement('cbc:CompanyID', companyId),
        xmlElement('cac:TaxScheme', [xmlElement('cbc:ID', scheme)]),
      ]);

const addressXml = (address: PayloadAddress | null): Xml | null =>
  xmlElement('cac:PostalAddress', [
    xmlElement('cbc:StreetName', address?.line1),
    xmlElement('cbc:AdditionalStreetName', address?.line2),
    xmlElement('cbc:CityName', address?.city),
    xmlElement('cbc:PostalZone', address?.postalCode),
    xmlElement('cac:Country', [xmlElement('cbc:IdentificationCode', address?.country)]),
  ]);
