import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Closed } from '../../app/gates/Closed.tsx';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { graphql } from '../../graphql/graphql.ts';
import { queryOf } from '../../graphql/queryOf.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { PageSkeleton } from '../../ui/states/PageSkeleton.tsx';
import { Unverified } from './Unverified.tsx';

/** Whether the team's organisation number is verified, without which it has bought nothing. */
const buyerQuery = graphql(`
  query Buyer {
    session { id account { id organizationNumber organizationVerifiedAt } }
  }
`);

/**
 * Restricts pages of purchases to members of a team with the feature, and explains what to do while its
 * number is unverified.
 */
export function ForBuyers({ children }: { children?: ReactNode }) {
  const { account } = useSignedIn();
  const isBuyer = account.accountType === 'TEAM' && account.features.payouts;
  const query = useQuery({ ...queryOf(buyerQuery, {}), enabled: isBuyer });
  if (!isBuyer) return <Closed feature="payouts" />;
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const buyer = query.data.session?.account;
  if (!buyer?.organizationVerifiedAt) {
    return <Unverified hasNumber={Boolean(buyer?.organizationNumber)} />;
  }
  return children;
}
