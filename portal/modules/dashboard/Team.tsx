import { IconUsersGroup } from '@tabler/icons-react';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { useMessages } from '../../ui/texts.ts';
import styles from './Dashboard.module.css';
import type { DashboardData } from './dashboardQuery.ts';

/** The number of members, and the invitations not yet accepted. */
export function Team({ data }: { data: DashboardData }) {
  const { t } = useMessages('dashboard');
  const href = useHref();
  return (
    <Card title={t('team.title')}>
      <div className={styles.team}>
        <IconUsersGroup size={28} stroke={1.5} aria-hidden="true" className={styles.teamSign} />
        <p className={styles.teamText}>
          <span>{t('team.members', { count: data.members })}</span>
          <span className={styles.figureNote}>
            {data.invited > 0
              ? t('team.invited', { count: data.invited })
              : t('team.allIn', { count: data.members })}
          </span>
        </p>
        <LinkButton
          variant="light"
          size="sm"
          as={AppLink}
          href={href('account/settings/team/members')}
        >
          {t('team.open')}
        </LinkButton>
      </div>
    </Card>
  );
}
