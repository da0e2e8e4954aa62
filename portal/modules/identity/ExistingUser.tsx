import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormStack, TextField, useDraftForm } from '../../app/forms/DraftForm.tsx';
import { PasswordField } from '../../app/forms/PasswordField.tsx';
import { AppLink, useScreenSearch } from '../../app/routing/AppLink.tsx';
import { useNavigation } from '../../app/routing/Navigation.ts';
import { enterPortal } from '../../app/session/enterPortal.ts';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import styles from './EntrancePage.module.css';
import { EntrancePage } from './EntrancePage.tsx';
import { entranceSearch, useEntranceHref } from './useEntranceHref.ts';

const createSessionMutation = graphql(`
  mutation CreateSession($input: CreateSessionInput!) {
    createSession(input: $input) {
      token
      errors { code path }
    }
  }
`);

const initial = { email: '', password: '' };
const options = { secrets: ['password'], prefix: '' };

/** Log in with e-mail and password. */
export function ExistingUser() {
  const { t } = useMessages(['identity', 'errors', 'words-identity']);
  const words = useWords('identity');
  const href = useEntranceHref();
  const navigation = useNavigation();
  const queryClient = useQueryClient();
  const [{ redirect, reason }] = useScreenSearch(entranceSearch);
  const form = useDraftForm('existing-user', initial, options);
  const [create, pending] = useMutate(createSessionMutation);
  const [entering, setEntering] = useState(false);
  const hasPassword = form.values.password !== '';
  useEffect(() => {
    // Preloads the next page while the password is being typed.
    if (hasPassword) navigation.preload(href('account/dashboard'));
  }, [hasPassword, navigation, href]);
  const submit = async () => {
    const { email, password } = form.values;
    const input = { email: email || null, password: password || null };
    const payload = await create({ input });
    if (!payload) return;
    if (!payload.token) return form.refuse(payload.errors);
    form.forget();
    setEntering(true);
    await enterPortal(queryClient, navigation, payload.token, redirect).finally(() =>
      setEntering(false),
    );
  };
  return (
    <EntrancePage
      title={t('existing.title')}
      footer={
        <>
          <AppLink href={href('login/magic-link')}>{t('existing.magic')}</AppLink>
          <span>
            <span>{t('existing.new')}</span>{' '}
            <AppLink href={href('login/new-user')}>{t('existing.join')}</AppLink>
          </span>
        </>
      }
    >
      {reason && (
        <p className={styles.notice} role="status">
          {t(`existing.reason.${reason}`)}
        </p>
      )}
      <FormStack onSubmit={() => void submit()} refused={form.others}>
        <TextField
          form={form}
          name="email"
          type="email"
          label={words.field('users.email').label}
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField
          form={form}
          name="password"
          label={words.field('users.password').label}
          autoComplete="current-password"
        />
        <div className={styles.between}>
          <AppLink href={href('login/reset-password')}>{t('existing.forgot')}</AppLink>
        </div>
        <Button type="submit" loading={pending || entering}>
          {t('existing.submit')}
        </Button>
      </FormStack>
    </EntrancePage>
  );
}
