import { Kit } from '../../../app/Kit.tsx';
import { ConfirmPopup } from '../../../ui/popups/ConfirmPopup.tsx';
import { Applying } from './Applying.tsx';
import type { PublicJob } from './themeOf.ts';

interface Props {
  jobId: string;
  job: PublicJob;
}

/** The applicant's side, with what an account's pages stand on and pages for everybody do without. */
export function Applicant(props: Props) {
  return (
    <Kit>
      <Applying {...props} />
      <ConfirmPopup />
    </Kit>
  );
}
