import { IconSignature } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';

/** A profile agrees to a wording. */
const acceptAgreementMutation = graphql(`
  mutation AcceptAgreement($input: UpdateFreelanceProfileInput!) {
    updateFreelanceProfile(input: $input) {
      freelanceProfile { id agreementVersion agreementAcceptedAt }
      errors { code path }
    }
  }
`);

interface Props {
  /** The profile that agrees. */
  id: string;
  /** The wording that was just read. */
  version: string;
}

/** Accepts the text above; an acceptance made elsewhere meanwhile is reported and shown. */
export function AcceptAgreement({ id, version }: Props) {
  const { t } = useTranslation('payout/agreement');
  const queryClient = useQueryClient();
  const [update, pending] = useMutate(acceptAgreementMutation);
  const accept = async () => {
    const payload = await update({ input: { id, attributes: { agreementVersion: version } } });
    if (!payload) return;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(t('agreed.done', { version }));
    await queryClient.invalidateQueries();
  };
  return (
    <OwnerOnly>
      <Button
        loading={pending}
        leftSection={<IconSignature size={18} />}
        onClick={() => void accept()}
      >
        {t('agreed.accept', { version })}
      </Button>
    </OwnerOnly>
  );
}
