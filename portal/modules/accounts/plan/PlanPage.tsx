import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSignedIn } from '../../../app/session/useSignedIn.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { NoAccess } from '../../../ui/states/NoAccess.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import type { PlanAccount } from './PlanAccount.ts';
import { planQuery } from './planQuery.ts';

interface Props {
  title: string;
  lead?: string;
  /** Whom it is for among those who manage a team; everybody of them when absent. */
  isFor?: (account: PlanAccount) => boolean;
  children: (account: PlanAccount) => ReactNode;
}

/** A page about what a team pays for. It is for who manages the team. */
export function PlanPage({ title, lead, isFor = () => true, children }: Props) {
  const { account } = useSignedIn();
  const isAllowed = account.accountType === 'TEAM' && account.canManage;
  const query = useQuery({ ...queryOf(planQuery, {}), enabled: isAllowed });
  const team = query.data?.session?.account;
  if (!isAllowed || (team && !isFor(team))) return <NoAccess />;
  return (
    <Page title={title} lead={lead}>
      {query.isPending && (
        <Card>
          <RowsSkeleton rows={4} />
        </Card>
      )}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {team && children(team)}
    </Page>
  );
}
