import { Button } from '@mantine/core';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useActsAsOther } from '#portal/app/impersonation/useActsAsOther.ts';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { useScreenSearch } from '#portal/app/routing/useScreenSearch.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { PageSkeleton } from '#portal/ui/states/PageSkeleton.tsx';
import { ArchivedProfiles } from './ArchivedProfiles.tsx';
import { freelanceProfilesQuery } from './freelanceProfilesQuery.ts';
import styles from './PayoutSettings.module.css';
import { ProfileCard } from './ProfileCard.tsx';

const PER_PAGE = 6;

/** The payout profiles of this account and their bank accounts. */
export function PayoutSettings() {
  const { t } = useTranslation(['payout/settings', 'payout']);
  const href = useHref();
  const session = useSignedIn();
  const isOperator = useActsAsOther();
  const [{ page }, change] = useScreenSearch(payoutSearch);
  const query = useQuery({
    ...queryOf(freelanceProfilesQuery, { page, perPage: PER_PAGE, filter: { archived: false } }),
    placeholderData: keepPreviousData,
  });
  const { canManage, accountType } = session.account;
  const mayAdd = canManage && (accountType === 'TEAM' || !session.hasIndividualFreelanceProfile);
  const list = query.data?.freelanceProfiles;
  const add = mayAdd && (
    <OwnerOnly>
      <Button
        leftSection={<IconPlus size={18} />}
        {...(!isOperator && {
          renderRoot: (props) => (
            <AppLink href={href('invoicemore/freelance-profile-wizard')} {...props} />
          ),
        })}
      >
        {t('settings.add')}
      </Button>
    </OwnerOnly>
  );
  return (
    <Page
      title={t(accountType === 'TEAM' ? 'payout:menu.team' : 'payout:menu.personal')}
      lead={t('settings.lead')}
      actions={list && list.total > 0 ? add : null}
    >
      {query.isPending && <PageSkeleton />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {list?.total === 0 && (
        <Card>
          <EmptyState
            icon={<IconBuildingBank size={28} stroke={1.5} />}
            title={t('settings.emptyTitle')}
            text={t(canManage ? 'settings.emptyText' : 'settings.emptyReader')}
            action={add}
          />
        </Card>
      )}
      {list && (
        <div className={styles.cards}>
          {list.items.map((profile) => (
            <ProfileCard
              key={profile.id}
              profile={profile}
              canManage={canManage}
              agreement={query.data?.freelanceAgreement?.version ?? null}
            />
          ))}
          <Pager
            page={page}
            perPage={PER_PAGE}
            total={list.total}
            onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
          />
          <ArchivedProfiles canManage={canManage} />
        </div>
      )}
    </Page>
  );
}

/** Which page of the profiles is shown. */
function payoutSearch(raw: Record<string, string>): { page: number } {
  const page = Number(raw.page);
  return { page: Number.isInteger(page) && page > 0 ? page : 1 };
}
