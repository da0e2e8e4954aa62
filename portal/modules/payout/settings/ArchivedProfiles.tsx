import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { freelanceProfilesQuery } from './freelanceProfilesQuery.ts';
import styles from './PayoutSettings.module.css';
import { ProfileCard } from './ProfileCard.tsx';

/** Profiles that are out of use: folded away, and read only. */
export function ArchivedProfiles({ canManage }: { canManage: boolean }) {
  const { t } = useTranslation('payout/settings');
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
