import { useQuery } from '@tanstack/react-query';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';

/** The subject of an agreement: a payout profile, or one invoice with the amounts of its assignment. */
const agreedQuery = graphql(`
  query Agreed($id: ID!) {
    node(id: $id) {
      __typename
      ... on FreelanceProfile {
        id displayName freelanceType agreementVersion agreementAcceptedAt archivedAt
      }
      ... on Invoice {
        id documentNumber submittedAt
        amount vat total platformFeeAmount employerTaxAmount salaryTaxAmount payoutAmount
        platformFee employerTax salaryTax
        client { name }
        freelanceProfile {
          id displayName freelanceType agreementVersion agreementAcceptedAt archivedAt
        }
      }
    }
  }
`);

type Node = NonNullable<ResultOf<typeof agreedQuery>['node']>;
export type AgreedInvoice = Extract<Node, { __typename: 'Invoice' }>;
type AgreedProfile = Extract<Node, { __typename: 'FreelanceProfile' }>;

/** The profile that has agreed, and the invoice if the agreement is about an assignment. */
export interface Agreed {
  profile: Omit<AgreedProfile, '__typename'>;
  /** Null where it is the agreement as a whole. */
  invoice: AgreedInvoice | null;
}

/** The agreement of a profile or invoice the user may read; null for others, and without an id. */
export function useAgreed(id: string): { agreed: Agreed | null; isPending: boolean } {
  const query = useQuery({ ...queryOf(agreedQuery, { id }), enabled: id !== '' });
  return { agreed: agreedIn(query.data?.node), isPending: id !== '' && query.isPending };
}

function agreedIn(node: ResultOf<typeof agreedQuery>['node'] | undefined): Agreed | null {
  if (node?.__typename === 'FreelanceProfile') return { profile: node, invoice: null };
  if (node?.__typename !== 'Invoice' || !node.freelanceProfile) return null;
  return { profile: node.freelanceProfile, invoice: node.submittedAt ? node : null };
}
