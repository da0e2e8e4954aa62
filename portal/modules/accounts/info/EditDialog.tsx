import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../app/errors/Refusal.ts';
import { FormStack } from '../../../app/forms/FormStack.tsx';
import type { FormState } from '../../../app/forms/FormState.ts';
import { useDraftForm } from '../../../app/forms/useDraftForm.ts';
import { toast } from '../../../app/toasts/toast.ts';
import { Popup } from '../../../ui/popups/Popup.tsx';

export type Saved = { errors: readonly Refusal[] } | null;

interface Props {
  name: string;
  title: string;
  lead?: string;
  initial: Record<string, string>;
  fields: (form: FormState) => ReactNode;
  save: (values: Record<string, string>) => Promise<Saved>;
  done: string;
  opened: boolean;
  onClose: () => void;
}

/** A popup for one change. */
export function EditDialog({ title, opened, onClose, ...rest }: Props) {
  return (
    <Popup opened={opened} onClose={onClose} title={title}>
      <EditForm onClose={onClose} {...rest} />
    </Popup>
  );
}

function EditForm(props: Omit<Props, 'title' | 'opened'>) {
  const { name, lead, fields, save, done, onClose } = props;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [initial] = useState(props.initial);
  const [pending, setPending] = useState(false);
  const form = useDraftForm(name, initial);
  const submit = async () => {
    setPending(true);
    const saved = await save(form.values).finally(() => setPending(false));
    if (!saved) return;
    if (saved.errors.length > 0) return form.refuse(saved.errors);
    form.forget();
    onClose();
    toast.success(done);
    await queryClient.invalidateQueries();
  };
  return (
    <FormStack onSubmit={() => void submit()}>
      {lead && <p>{lead}</p>}
      {fields(form)}
      <Button type="submit" loading={pending}>
        {t('ui:save')}
      </Button>
    </FormStack>
  );
}
