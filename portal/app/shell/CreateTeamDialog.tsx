import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { operationName } from '../../graphql/operationName.ts';
import { Popup } from '../../ui/popups/Popup.tsx';
import { FormStack } from '../forms/FormStack.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useDraftForm } from '../forms/useDraftForm.ts';
import { OwnerOnly } from '../impersonation/OwnerOnly.tsx';
import { useLanguage } from '../language/useLanguage.ts';
import { accountPath } from '../routing/accountPath.ts';
import { sessionQuery } from '../session/sessionQuery.ts';
import { toast } from '../toasts/toast.ts';
import { useMutate } from '../toasts/useMutate.ts';
import { createTeamMutation } from './createTeamMutation.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

const initial = { name: '' };

/** A name is all a new team needs; one lands in its settings. */
export function CreateTeamDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const router = useRouter();
  const queryClient = useQueryClient();
  const form = useDraftForm('create-team', initial);
  const [create, pending] = useMutate(createTeamMutation);
  const submit = async () => {
    const payload = await create({ input: { attributes: { name: form.values.name || null } } });
    if (!payload) return;
    if (!payload.account) return form.refuse(payload.errors);
    form.forget();
    onClose();
    toast.success(t('team.created', { name: payload.account.displayName }));
    await queryClient.invalidateQueries({ queryKey: [operationName(sessionQuery)] });
    await router.navigate({
      href: accountPath(language, payload.account, 'account/settings/account-info'),
    });
  };
  return (
    <Popup opened={opened} onClose={onClose} title={t('team.title')}>
      <FormStack onSubmit={() => void submit()}>
        <p>{t('team.text')}</p>
        <OwnerOnly>
          <TextField
            form={form}
            name="name"
            label={t('team.name')}
            placeholder={t('team.placeholder')}
            data-autofocus
          />
          <Button type="submit" loading={pending}>
            {t('team.submit')}
          </Button>
        </OwnerOnly>
      </FormStack>
    </Popup>
  );
}
