import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OwnerLink, OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useHref, useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { readSearch } from '#portal/app/routing/readSearch.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { mayAddProfile } from '../mayAddProfile.ts';
import { freelanceProfilesQuery } from './freelanceProfilesQuery.ts';
import styles from './PayoutSettings.module.css';
import { ProfileCard } from './ProfileCard.tsx';

const PER_PAGE = 6;

/** The payout profiles of this account and their bank accounts. */
export function PayoutSettings() {
  const { t } = useMessages(['payout/settings', 'payout']);
  const href = useHref();
  const session = useSignedIn();
  const [{ page }, change] = useScreenSearch(payoutSearch);
  const query = useQuery({
    ...queryOf(freelanceProfilesQuery, { page, perPage: PER_PAGE, filter: { archived: false } }),
    placeholderData: keepPreviousData,
  });
  const { canManage, accountType } = session.account;
  const list = query.data?.freelanceProfiles;
  const add = mayAddProfile(session) && (
    <OwnerOnly>
      <OwnerLink
        leftSection={<IconPlus size={18} />}
        href={href('invoicemore/freelance-profile-wizard')}
      >
        {t('settings.add')}
      </OwnerLink>
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
            isStale={query.isPlaceholderData}
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
  return { page: readSearch.page(raw.page) };
}

/** Profiles that are out of use: folded away, and read only. */
function ArchivedProfiles({ canManage }: { canManage: boolean }) {
  const { t } = useMessages('payout/settings');
  const filter = { archived: true };
  const { data } = useQuery(queryOf(freelanceProfilesQuery, { page: 1, perPage: 100, filter }));
  const list = data?.freelanceProfiles;
  if (!list || list.total === 0) return null;
  return (
    <details className={styles.archived}>
      <summary>{t('settings.archived', { count: list.total })}</summary>
      <div className={styles.cards}>
        {list.items.map((profile) => (
          <ProfileCard
            key={profile.id}
            profile={profile}
            canManage={canManage}
            agreement={data.freelanceAgreement?.version ?? null}
          />
        ))}
      </div>
    </details>
  );
}
