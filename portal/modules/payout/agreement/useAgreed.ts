import { useQuery } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { queryOf } from '../../../graphql/queryOf.ts';
import { agreedQuery } from './agreedQuery.ts';

type Node = NonNullable<ResultOf<typeof agreedQuery>['node']>;
export type AgreedInvoice = Extract<Node, { __typename: 'Invoice' }>;
type AgreedProfile = Extract<Node, { __typename: 'FreelanceProfile' }>;

/** Who has agreed, and on which assignment where it is one. */
export interface Agreed {
  profile: Omit<AgreedProfile, '__typename'>;
  /** Null where it is the agreement as a whole. */
  invoice: AgreedInvoice | null;
}

/** What was agreed about a profile or an invoice that one may read; nothing for others, and for no id. */
export function useAgreed(id: string): { agreed: Agreed | null; isPending: boolean } {
  const query = useQuery({ ...queryOf(agreedQuery, { id }), enabled: id !== '' });
  return { agreed: agreedIn(query.data?.node), isPending: id !== '' && query.isPending };
}

function agreedIn(node: ResultOf<typeof agreedQuery>['node'] | undefined): Agreed | null {
  if (node?.__typename === 'FreelanceProfile') return { profile: node, invoice: null };
  if (node?.__typename !== 'Invoice' || !node.freelanceProfile) return null;
  return { profile: node.freelanceProfile, invoice: node.submittedAt ? node : null };
}
