import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals } from '../../app/toasts/toastRefusals.ts';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Facts } from '../../ui/layout/Facts.tsx';
import { confirmation } from '../../ui/popups/confirmation.ts';
import { StateBadge, type StateOutcome } from '../../ui/states/StateBadge.tsx';
import { When } from '../../ui/time/When.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import type { OwnEnrollment } from './ownEnrollmentsQuery.ts';
import styles from './Partners.module.css';
import { ShownDocuments } from './ShownDocuments.tsx';

/** Ends an enrolment for both sides. */
const endEnrollmentMutation = graphql(`
  mutation EndEnrollment($input: EndEnrollmentInput!) {
    endEnrollment(input: $input) { enrollment { id status updatedAt } errors { code path } }
  }
`);

const outcomes: Record<OwnEnrollment['status'], StateOutcome> = {
  PENDING: 'OTHERS',
  APPROVED: 'GOOD_END',
  ENDED: 'BAD_END',
};

interface Props {
  enrollment: OwnEnrollment;
  onChange: () => void;
}

/** An enrolment: its date, the data the team sees, and the button to leave. */
export function EnrollmentCard({ enrollment, onChange }: Props) {
  const { t } = useTranslation('partners');
  const words = useWords();
  const { status, teamName, name, consentedAt, approvedAt, endedAt } = enrollment;
  const moments = { consentedAt, approvedAt, endedAt };
  return (
    <Card
      title={teamName ?? ''}
      actions={
        <StateBadge outcome={outcomes[status]}>
          {words.value('EnrollmentStatus', status).label}
        </StateBadge>
      }
    >
      <Facts
        facts={[
          { name: words.noun('freelance_profiles').one, value: name },
          ...Object.entries(moments).flatMap(([key, at]) =>
            at
              ? [{ name: words.field(`enrollments.${key}`).label, value: <When value={at} /> }]
              : [],
          ),
        ]}
      />
      {status === 'PENDING' && <p>{t('held.waiting')}</p>}
      {status === 'APPROVED' && <ShownDocuments enrollment={enrollment} />}
      {enrollment.availableActions.includes('end') && (
        <div className={styles.actions}>
          <End enrollment={enrollment} onChange={onChange} />
        </div>
      )}
    </Card>
  );
}

function End({ enrollment, onChange }: Props) {
  const { t } = useTranslation('partners');
  const words = useWords();
  const { title, description, submit, success } = words.action('endEnrollment');
  const [end, pending] = useMutate(endEnrollmentMutation);
  const ask = () =>
    confirmation.ask({
      title,
      children: description,
      labels: { confirm: submit, cancel: t('ui:cancel') },
      onConfirm: async () => {
        const { id, updatedAt } = enrollment;
        const payload = await end({ input: { id, updatedAt } });
        if (payload?.enrollment) toast.success(success);
        else if (payload) toastRefusals(payload.errors);
        onChange();
      },
    });
  return (
    <Button variant="light" loading={pending} onClick={ask}>
      {submit}
    </Button>
  );
}
