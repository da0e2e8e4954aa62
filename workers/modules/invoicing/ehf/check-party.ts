import { isOrganizationNumber } from '#shared/numbers/is-organization-number.ts';
import type { DocumentParty } from '../document-payload.ts';
import type { Find } from './describe-findings.ts';
import { isWritten } from './is-written.ts';

const COUNTRY = /^[A-Z]{2}$/;

const rules = {
  seller: { name: 'BR-06', country: 'BR-09', endpoint: 'PEPPOL-EN16931-R020' },
  client: { name: 'BR-07', country: 'BR-11', endpoint: 'PEPPOL-EN16931-R010' },
} as const;

export function checkParty(party: DocumentParty, path: 'seller' | 'client', find: Find): void {
  const { name, organizationNumber, address } = party;
  if (!isWritten(name)) find(rules[path].name, `${path}.name`);
  if (!organizationNumber) find(rules[path].endpoint, `${path}.organizationNumber`);
  else if (!isOrganizationNumber(organizationNumber)) {
    find('PEPPOL-COMMON-R041', `${path}.organizationNumber`);
  }
  if (!COUNTRY.test(address?.country ?? '')) find(rules[path].country, `${path}.address.country`);
}
