import { Facts } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { Kicker, Logo } from './Kicker.tsx';
import type { PublicJob } from './publicJobQuery.ts';
import styles from './Wizard.module.css';

const shown = ['jobType', 'compensation', 'payout', 'languageRequirements'] as const;

/** The job, its team, and whether applications are still accepted. */
export function JobText({ job }: { job: PublicJob }) {
  const { t, language } = useMessages('recruitment/wizard');
  const words = useWords('recruitment');
  const { address, applicationDeadline, opening } = job;
  const place =
    address && [address.line1, address.postalCode, address.city].filter(Boolean).join(', ');
  const facts = [
    ...shown.flatMap((name) =>
      job[name] ? [{ name: words.field(`jobs.${name}`).label, value: job[name] }] : [],
    ),
    ...(place ? [{ name: t('place'), value: place }] : []),
    ...(applicationDeadline
      ? [
          {
            name: words.field('jobs.applicationDeadlineOn').label,
            value: formatDay(applicationDeadline, language),
          },
        ]
      : []),
  ];
  return (
    <>
      {job.logo && <Logo path={job.logo.downloadPath} />}
      <Kicker>
        <span translate="no">{job.teamName}</span>
      </Kicker>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {job.title}
      </h1>
      <p className={styles.tagline}>{job.tagline}</p>
      {opening !== 'OPEN' && (
        <p className={styles.note} role="status">
          {t(`closed.${opening}`)}
        </p>
      )}
      <p className={styles.text}>{job.description}</p>
      {facts.length > 0 && <Facts facts={facts} />}
      <p className={styles.links}>
        <a href={job.privacyLink} rel="noreferrer" target="_blank">
          {t('privacy')}
        </a>
        <a href={job.termsLink} rel="noreferrer" target="_blank">
          {t('terms')}
        </a>
      </p>
    </>
  );
}
