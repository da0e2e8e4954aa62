import type { ResultOf } from 'gql.tada';
import { referencePeopleValues } from '../../../app/forms/people/referencePeopleValues.ts';
import type { freelanceProfileQuery } from './freelanceProfileQuery.ts';

type Profile = Extract<
  NonNullable<ResultOf<typeof freelanceProfileQuery>['node']>,
  { __typename: 'FreelanceProfile' }
>;

interface Person {
  firstName: string | null;
  lastName: string | null;
}

/** What the form begins with: the profile as it is, or what we already know of the person. */
export function initialProfile(
  profile: Profile | null,
  person: Person,
  team: boolean,
): Record<string, string> {
  return {
    freelanceType: profile?.freelanceType ?? (team ? 'ORGANIZATION' : 'INDIVIDUAL'),
    firstName: profile?.firstName ?? person.firstName ?? '',
    lastName: profile?.lastName ?? person.lastName ?? '',
    personalNumber: '',
    organizationName: profile?.organizationName ?? '',
    organizationNumber: profile?.organizationNumber ?? '',
    registered: '',
    manual: '',
    invoiceStartingNumber: String(profile?.invoiceStartingNumber ?? 1),
    ...referencePeopleValues(profile?.referencePeople ?? []),
    salaryTaxPercent: profile?.salaryTaxPercent ?? '',
    'address.line1': profile?.address?.line1 ?? '',
    'address.postalCode': profile?.address?.postalCode ?? '',
    'address.city': profile?.address?.city ?? '',
    'address.country': profile?.address?.country ?? 'NO',
    'bankAccount.accountNumber': '',
    'bankAccount.currency': 'NOK',
    'bankAccount.swiftCode': '',
  };
}
