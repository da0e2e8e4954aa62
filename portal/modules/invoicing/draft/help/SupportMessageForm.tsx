import { Button, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormStack } from '../../../../app/forms/FormStack.tsx';
import { useDraftForm } from '../../../../app/forms/useDraftForm.ts';
import { useFieldError } from '../../../../app/forms/useFieldError.ts';
import { toast } from '../../../../app/toasts/toast.ts';
import { useMutate } from '../../../../app/toasts/useMutate.ts';
import { sendSupportMessageMutation } from './sendSupportMessageMutation.ts';

interface Props {
  clientId: string;
  freelanceProfileId: string;
  onSent: () => void;
}

const initial = { message: '' };
const options = { prefix: '' };

/** One question to the client's people; they answer by mail. */
export function SupportMessageForm({ clientId, freelanceProfileId, onSent }: Props) {
  const { t } = useTranslation('invoicing');
  const form = useDraftForm(`support-${clientId}`, initial, options);
  const [send, pending] = useMutate(sendSupportMessageMutation);
  const submit = async () => {
    const message = form.values.message ?? '';
    const payload = await send({ input: { clientId, freelanceProfileId, message } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    form.forget();
    toast.success(t('help.sent'));
    onSent();
  };
  return (
    <FormStack onSubmit={() => void submit()}>
      <Textarea
        label={t('help.message')}
        description={t('help.messageHint')}
        name="message"
        autosize
        minRows={3}
        maxLength={2000}
        value={form.values.message ?? ''}
        onChange={(event) => form.set('message', event.currentTarget.value)}
        error={useFieldError(form, 'message', t('help.message'))}
      />
      <Button type="submit" loading={pending}>
        {t('help.send')}
      </Button>
    </FormStack>
  );
}
