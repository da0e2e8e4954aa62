import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Closed } from '../../app/gates/Closed.tsx';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { graphql, queryOf } from '../../graphql/graphql.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../ui/states/States.tsx';
import { useMessages } from '../../ui/texts.ts';

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

/** Nothing is shown for an unverified organization number; managers of the team get a link to verify it. */
function Unverified({ hasNumber }: { hasNumber: boolean }) {
  const { t } = useMessages('purchases');
  const href = useHref();
  const { canManage } = useSignedIn().account;
  const what = hasNumber ? 'verify' : 'write';
  return (
    <EmptyState
      page
      icon={<IconRosetteDiscountCheck size={28} stroke={1.5} />}
      title={t(`unverified.${what}.title`)}
      text={t(canManage ? `unverified.${what}.text` : 'unverified.ask')}
      action={
        canManage && (
          <LinkButton as={AppLink} href={href('account/settings/account-info')}>
            {t(`unverified.${what}.action`)}
          </LinkButton>
        )
      }
    />
  );
}
