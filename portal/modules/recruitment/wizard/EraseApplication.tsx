import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { Application } from './applicationFields.ts';

const destroyJobApplicationMutation = graphql(`
  mutation DestroyJobApplication($input: DestroyJobApplicationInput!) {
    destroyJobApplication(input: $input) { id errors { code path } }
  }
`);

interface Props {
  application: Application;
  onErased: () => void;
}

/** Erases the application, unless the applicant is enrolled. */
export function EraseApplication({ application, onErased }: Props) {
  const { t } = useMessages('recruitment/wizard');
  const { title, description, submit, success } =
    useWords('recruitment').action('destroyJobApplication');
  const [destroy, pending] = useMutate(destroyJobApplicationMutation);
  if (!application.keptUntil) return null;
  const openConfirmation = () =>
    confirmation.open({
      title,
      children: description,
      labels: { confirm: submit, cancel: t('ui:cancel') },
      onConfirm: async () => {
        const payload = await destroy({ input: { id: application.id } });
        if (payload && payload.errors.length === 0) {
          onErased();
          toast.success(success);
        } else if (payload) toastRefusals(payload.errors);
      },
    });
  return (
    <Button variant="light" loading={pending} onClick={openConfirmation}>
      {title}
    </Button>
  );
}
