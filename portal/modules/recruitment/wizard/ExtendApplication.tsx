import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { type Application, applicationFields } from './applicationFields.ts';
import styles from './Wizard.module.css';

const extendJobApplicationMutation = graphql(
  `
  mutation ExtendJobApplication($input: ExtendJobApplicationInput!) {
    extendJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);

interface Props {
  application: Application;
  onChange: (application: Application) => void;
}

/** Asks whether to extend the storage of an application that is about to expire. */
export function ExtendApplication({ application, onChange }: Props) {
  const { t, language } = useMessages('recruitment/wizard');
  const { submit, success } = useWords('recruitment').action('extendJobApplication');
  const [extend, pending] = useMutate(extendJobApplicationMutation);
  const { id, askedToExtendAt, keptUntil } = application;
  if (!askedToExtendAt || !keptUntil) return null;
  const extendStorage = async () => {
    const payload = await extend({ input: { id } });
    if (payload?.jobApplication) {
      onChange(payload.jobApplication);
      toast.success(success);
    } else if (payload) toastRefusals(payload.errors);
  };
  return (
    <div className={styles.note} role="status">
      <p className={styles.question}>{t('ending', { day: formatDay(keptUntil, language) })}</p>
      <Button loading={pending} onClick={() => void extendStorage()}>
        {submit}
      </Button>
    </div>
  );
}
