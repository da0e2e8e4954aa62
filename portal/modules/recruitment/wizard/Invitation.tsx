import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { logInPath } from '#portal/app/routing/logInPath.ts';
import type { Session } from '#portal/app/session/startSession.ts';
import { switchAccount } from '#portal/app/session/switchAccount.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { AskForLink } from './AskForLink.tsx';
import { JobText } from './JobText.tsx';
import type { PublicJob } from './publicJobQuery.ts';
import styles from './Wizard.module.css';

interface Props {
  jobId: string;
  job: PublicJob;
  session: Session | null;
}

/**
 * The job for visitors who cannot apply yet: they give their address first, or switch to their own account.
 */
export function Invitation({ jobId, job, session }: Props) {
  const { t } = useTranslation('recruitment/wizard');
  const queryClient = useQueryClient();
  const language = currentLanguage();
  const here = window.location.pathname;
  const own = session?.accounts.find(({ accountType }) => accountType === 'PERSONAL');
  return (
    <div className={styles.alone}>
      <JobText job={job} />
      {job.opening !== 'OPEN' ? null : own ? (
        <div className={styles.actions}>
          <p className={styles.quiet}>{t('own.lead')}</p>
          <Button onClick={() => void switchAccount(queryClient, own.id)}>
            {t('own.switch', { name: own.displayName })}
          </Button>
        </div>
      ) : (
        <>
          <AskForLink jobId={jobId} />
          <div className={styles.actions}>
            <a href={logInPath(language, here)}>{t('enter.existing')}</a>
          </div>
        </>
      )}
    </div>
  );
}
