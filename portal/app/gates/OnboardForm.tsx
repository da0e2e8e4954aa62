import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#portal/ui/controls/Button.tsx';
import { graphql } from '../../graphql/graphql.ts';
import { useMessages, useWords } from '../../ui/texts.ts';
import { CheckField } from '../forms/CheckField.tsx';
import { FormStack, TextField, useDraftForm } from '../forms/DraftForm.tsx';
import { useLanguage } from '../language/useLanguage.ts';
import { useMutate } from '../toasts/useMutate.ts';
import styles from './OnboardGate.module.css';

/** Completes an invited user with a name. */
const onboardMutation = graphql(`
  mutation Onboard($input: OnboardInput!) {
    onboard(input: $input) {
      user { id firstName lastName language }
      errors { code path }
    }
  }
`);

/** The form for the name of a user who has registered with an address alone. */
export function OnboardForm({ names }: { names: { firstName: string; lastName: string } }) {
  const { t } = useMessages();
  const words = useWords();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const form = useDraftForm('onboard', { ...names, marketingConsent: '' });
  const [onboard, pending] = useMutate(onboardMutation);
  const submit = async () => {
    const { firstName, lastName, marketingConsent } = form.values;
    const attributes = {
      firstName: firstName || null,
      lastName: lastName || null,
      language: language === 'en' ? ('EN' as const) : ('NB' as const),
      marketingConsent: marketingConsent === 'yes',
    };
    const payload = await onboard({ input: { attributes } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    form.forget();
    await queryClient.invalidateQueries();
  };
  return (
    <>
      <h1 className={styles.title}>{t('onboard.title')}</h1>
      <p className={styles.text}>{t('onboard.text')}</p>
      <FormStack onSubmit={() => void submit()} refused={form.others}>
        <TextField
          form={form}
          name="firstName"
          label={words.field('users.firstName').label}
          autoComplete="given-name"
        />
        <TextField
          form={form}
          name="lastName"
          label={words.field('users.lastName').label}
          autoComplete="family-name"
        />
        <CheckField form={form} name="marketingConsent" label={t('onboard.marketing')} />
        <Button type="submit" loading={pending}>
          {t('onboard.submit')}
        </Button>
      </FormStack>
    </>
  );
}
