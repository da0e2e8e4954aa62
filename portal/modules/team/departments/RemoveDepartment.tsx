import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import type { DepartmentRowData } from './departmentListQuery.ts';

/** Removes a department; its members stay in the team. */
const destroyDepartmentMutation = graphql(`
  mutation DestroyDepartment($input: DestroyDepartmentInput!) {
    destroyDepartment(input: $input) {
      errors { code path }
    }
  }
`);

interface Props {
  department: DepartmentRowData;
  onDone: () => void;
}

/** Takes a department away, after asking. */
export function RemoveDepartment({ department, onDone }: Props) {
  const { t } = useMessages('team');
  const texts = useWords().action('destroyDepartment');
  const [destroy, pending] = useMutate(destroyDepartmentMutation);
  const confirmed = async () => {
    const payload = await destroy({ input: { id: department.id } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(texts.success);
    onDone();
  };
  const openConfirmation = () =>
    confirmation.open({
      title: messageWith(t, 'departments.removeTitle', { name: department.name }),
      children: texts.description,
      labels: { confirm: texts.submit, cancel: t('ui:cancel') },
      confirmProps: { color: 'red' },
      onConfirm: confirmed,
    });
  return (
    <Button variant="subtle" color="red" loading={pending} onClick={openConfirmation}>
      {texts.title}
    </Button>
  );
}
