import { OnboardForm } from '#portal/app/gates/OnboardForm.tsx';
import { Kit } from '#portal/app/Kit.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { ConfirmPopup } from '#portal/ui/popups/ConfirmPopup.tsx';
import { Applying } from './Applying.tsx';
import type { PublicJob } from './publicJobQuery.ts';
import styles from './Wizard.module.css';

const noName = { firstName: '', lastName: '' };

interface Props {
  jobId: string;
  job: PublicJob;
}

/** The applicant's side, with the providers of account pages that public pages lack. */
export function Applicant(props: Props) {
  const { needsOnboarding } = useSignedIn();
  return (
    <Kit>
      {needsOnboarding ? (
        <div className={styles.alone}>
          <OnboardForm names={noName} />
        </div>
      ) : (
        <Applying {...props} />
      )}
      <ConfirmPopup />
    </Kit>
  );
}
