import type { ResultOf } from 'gql.tada';
import { referencePeopleValues } from '../../../app/forms/people/referencePeopleValues.ts';
import type { clientQuery } from './clientQuery.ts';

type Client = Extract<NonNullable<ResultOf<typeof clientQuery>['node']>, { __typename: 'Client' }>;

/** What the form begins with. */
export function initialClient(client: Client | null): Record<string, string> {
  const { address } = client ?? {};
  return {
    clientType: client?.clientType ?? 'ORGANIZATION',
    clientNumber: client ? String(client.clientNumber) : '',
    name: client?.name ?? '',
    friendlyName: client?.friendlyName ?? '',
    email: client?.email ?? '',
    phone: client?.phone ?? '',
    orgNumber: client?.orgNumber ?? '',
    'address.line1': address?.line1 ?? '',
    'address.postalCode': address?.postalCode ?? '',
    'address.city': address?.city ?? '',
    'address.county': address?.county ?? '',
    'address.country': address?.country ?? 'NO',
    preferredDeliveryMethod: client?.preferredDeliveryMethod ?? '',
    nationalRegisterCheck: client?.nationalRegisterCheck ? 'yes' : '',
    language: client?.language ?? 'NB',
    manual: client && !client.nationalRegisterCheck ? 'yes' : '',
    ...referencePeopleValues(client?.referencePeople ?? []),
  };
}
