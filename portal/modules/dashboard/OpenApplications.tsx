import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { When } from '../../ui/time/When.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import styles from './Dashboard.module.css';
import type { DashboardAnswer } from './dashboardQuery.ts';

/** Applications a person has started and not submitted, with those whose jobs no longer accept them. */
export function OpenApplications({ begun: applications }: Pick<DashboardAnswer, 'begun'>) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const href = useHref();
  const words = useWords('recruitment');
  if (!applications?.total) return null;
  return (
    <Card title={t('begun.title')} lead={t('begun.lead')}>
      <ul className={styles.lines}>
        {applications.items.map(({ id, teamName, job }) => (
          <li key={id}>
            <AppLink
              href={`/v2/${language}/recruitmore/enrolment-wizard/${job.id}`}
              className={styles.line}
            >
              <span className={styles.lineName}>{job.title}</span>
              <span className={styles.lineState}>
                <span translate="no">{teamName}</span>
                {job.opening !== 'OPEN' ? (
                  <span>{words.value('JobOpening', job.opening).label}</span>
                ) : (
                  job.applicationDeadline && (
                    <span>
                      <span>{t('begun.until')}</span> <When value={job.applicationDeadline} />
                    </span>
                  )
                )}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {applications.total > applications.items.length && (
        <p className={styles.more}>
          <AppLink href={href('recruitmore/applications?status=PENDING')}>{t('begun.all')}</AppLink>
        </p>
      )}
    </Card>
  );
}
