import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { type PlanAccount, planQuery } from './planQuery.ts';

interface Props {
  title: string;
  lead?: string;
  /** The accounts the page is for, among teams the user manages; all of them when absent. */
  isFor?: (account: PlanAccount) => boolean;
  children: (account: PlanAccount) => ReactNode;
}

/** A page about a team's subscription, for users who manage the team. */
export function PlanPage({ title, lead, isFor = () => true, children }: Props) {
  const { account } = useSignedIn();
  const isAllowed = account.accountType === 'TEAM' && account.canManage;
  const query = useQuery({ ...queryOf(planQuery, {}), enabled: isAllowed });
  const team = query.data?.session?.account;
  if (!isAllowed) return <Closed />;
  if (team && !isFor(team)) return <OtherTeams />;
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

/** Shown to managers of a team the page is not for: access cannot be requested. */
function OtherTeams() {
  const { t } = useMessages('accounts/plan');
  const { one } = useWords().noun('plan_subscriptions');
  const href = useHref()('account/settings/subscriptions');
  return (
    <EmptyState
      page
      icon={<IconReceiptOff size={28} stroke={1.5} />}
      title={t('paymentPlan.otherTitle')}
      text={t('paymentPlan.otherText')}
      action={
        <LinkButton variant="light" as={AppLink} href={href}>
          {one}
        </LinkButton>
      }
    />
  );
}
