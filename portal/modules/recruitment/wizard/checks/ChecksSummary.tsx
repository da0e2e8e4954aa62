import type { DemandedCheck } from '#forms/applications/demanded-checks.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { Card, Facts } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { Application } from '../applicationFields.ts';
import styles from './Checks.module.css';
import { StandingBadge } from './StandingBadge.tsx';
import { standingOf, waitsForApplicant } from './standing.ts';

interface Props {
  application: Application;
  demanded: readonly DemandedCheck[];
}

/** The checks before the application is sent in: those that are ready, and those that may follow. */
export function ChecksSummary({ application, demanded }: Props) {
  const { t } = useMessages('recruitment/wizard');
  const words = useWords('recruitment');
  const { hasIdentity } = useSignedIn();
  if (demanded.length === 0) return null;
  const checks = demanded.map(({ jobCheckType: kind, required }) => {
    const check = application.submittedJobChecks.find(({ jobCheckType }) => jobCheckType === kind);
    return { kind, required, standing: standingOf(check, kind, hasIdentity) };
  });
  return (
    <Card title={words.field('job_applications.submittedJobChecks').label}>
      <Facts
        facts={checks.map(({ kind, required, standing }) => ({
          name: words.value('JobCheckType', kind).label,
          value: <StandingBadge standing={standing} isRequired={required} />,
        }))}
      />
      {waitsForApplicant(application, demanded, hasIdentity) && (
        <p className={styles.later}>{t('checks.later')}</p>
      )}
    </Card>
  );
}
