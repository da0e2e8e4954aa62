import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './Dashboard.module.css';
import type { DashboardAnswer } from './dashboardQuery.ts';

const RECEIVED = 'recruitmore/received-applications?status=';

/** People waiting for the team: applications to decide on or being checked, and enrolments to approve. */
export function Applicants({
  received,
  enrolling,
}: Pick<DashboardAnswer, 'received' | 'enrolling'>) {
  const { t } = useTranslation('dashboard');
  const href = useHref();
  if (!received?.total && !enrolling?.total) return null;
  const { qualified = 0, submitted = 0 } = received?.counts ?? {};
  const lines = [
    { name: 'qualified', count: qualified, path: `${RECEIVED}QUALIFIED` },
    {
      ...{ name: 'enrolling', count: enrolling?.total ?? 0 },
      path: 'recruitmore/enrollments?status=PENDING',
    },
    { name: 'submitted', count: submitted, path: `${RECEIVED}SUBMITTED` },
  ].filter(({ count }) => count > 0);
  return (
    <Card title={t('applicants.title')}>
      {lines.length === 0 && (
        <p className={styles.nothing}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
          <span>{t('applicants.nothing')}</span>
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map(({ name, count, path }) => (
          <li key={name}>
            <AppLink href={href(path)} className={styles.line} data-of={name}>
              <span className={styles.lineName}>{t(`applicants.${name}`, { count })}</span>
              <IconChevronRight size={18} className={styles.onward} aria-hidden="true" />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
