import { useState } from 'react';
import { CheckField } from '../../app/forms/CheckField.tsx';
import { FormStack, type FormState, TextField, useDraftForm } from '../../app/forms/DraftForm.tsx';
import { PasswordField } from '../../app/forms/PasswordField.tsx';
import { SelectField } from '../../app/forms/SelectField.tsx';
import { useSendLink } from '../../app/gates/useSendLink.ts';
import { AppLink, useHref, useScreenSearch } from '../../app/routing/AppLink.tsx';
import { Button, LinkButton } from '../../ui/controls/Button.tsx';
import { Choice } from '../../ui/controls/Choice.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { EntrancePage } from './EntrancePage.tsx';
import { MailSent } from './MailSent.tsx';
import styles from './SignUpForm.module.css';
import { entranceSearch, useEntranceHref } from './useEntranceHref.ts';
import { teamTags, useSignUp } from './useSignUp.ts';

interface Props {
  team: boolean;
  referrer: string | null;
  /** The values of a registration with an address that was wrong. */
  before: Values | null;
  /** Called with the registered user. */
  onDone: (values: Values) => void;
}

type Values = Record<string, string>;

const initial = { email: '', firstName: '', lastName: '', password: '', marketingConsent: '' };

const options = { secrets: ['password'] };

/** Join, as a person or with a team. */
export function NewUser() {
  const { t } = useMessages(['identity', 'errors', 'words-identity', 'words-accounts']);
  const href = useEntranceHref();
  const plain = useHref();
  const [{ kind, referrer }, change] = useScreenSearch(entranceSearch);
  const [registered, setRegistered] = useState<Values | null>(null);
  const [isSent, setIsSent] = useState(false);
  const { email: sentTo = '', password } = registered ?? {};
  const [sendAgain, sending] = useSendLink(sentTo);
  if (isSent) {
    return (
      <MailSent message="new.doneText" email={sentTo} hint={password ? t('new.doneAgain') : null}>
        {/* A link requested by address alone discards the password chosen at registration. The log-in offers the link that preserves it. */}
        {!password && (
          <Button variant="light" onClick={sendAgain} loading={sending}>
            {t('magic.again')}
          </Button>
        )}
        <LinkButton variant="light" as={AppLink} href={href('login/existing-user')}>
          {t('new.toLogin')}
        </LinkButton>
        <Button variant="subtle" onClick={() => setIsSent(false)}>
          {t('magic.other')}
        </Button>
      </MailSent>
    );
  }
  return (
    <EntrancePage
      title={t('new.title')}
      lead={t(`new.lead.${kind}`)}
      footer={
        <>
          <span>
            <span>{t('new.accepts')}</span>{' '}
            <AppLink href={plain('common/terms')}>{t('app:terms')}</AppLink>
            <span>{' · '}</span>
            <AppLink href={plain('common/privacy')}>{t('app:privacy')}</AppLink>
          </span>
          <span>
            <span>{t('new.known')}</span>{' '}
            <AppLink href={href('login/existing-user')}>{t('new.logIn')}</AppLink>
          </span>
        </>
      }
    >
      <Choice
        label={t('new.kind')}
        value={kind}
        choices={[
          { value: 'person', label: t('new.person') },
          { value: 'team', label: t('new.team') },
        ]}
        onChange={(value) => change({ kind: value === 'team' ? 'team' : undefined })}
      />
      <SignUpForm
        key={kind}
        team={kind === 'team'}
        referrer={referrer}
        before={registered}
        onDone={(values) => {
          setRegistered(values);
          setIsSent(true);
        }}
      />
    </EntrancePage>
  );
}

/** The few things needed to begin. */
function SignUpForm({ team, referrer, before, onDone }: Props) {
  const { t } = useMessages('identity');
  const words = useWords('identity');
  const form = useDraftForm(team ? 'new-team' : 'new-user', before ?? initial, options);
  const [signUp, pending] = useSignUp(team, referrer);
  const submit = async () => {
    const errors = await signUp(form.values);
    if (!errors) return;
    if (errors.length > 0) return form.refuse(errors);
    onDone(form.values);
    form.forget();
  };
  return (
    <FormStack onSubmit={() => void submit()} refused={form.others}>
      {team && <TeamFields form={form} />}
      <TextField
        form={form}
        name="email"
        type="email"
        label={words.field('users.email').label}
        autoComplete="email"
      />
      <div className={styles.pair}>
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
      </div>
      <PasswordField
        form={form}
        name="password"
        label={t('new.password')}
        description={t('new.passwordHint')}
        autoComplete="new-password"
      />
      <CheckField form={form} name="marketingConsent" label={t('new.marketing')} />
      <Button type="submit" loading={pending}>
        {t('new.submit')}
      </Button>
    </FormStack>
  );
}

/** The fields about the team itself. */
function TeamFields({ form }: { form: FormState }) {
  const { t } = useMessages('identity');
  const words = useWords('accounts');
  const data = teamTags.map((tag) => ({ value: tag, label: words.value('AccountTag', tag).label }));
  return (
    <>
      <TextField
        form={form}
        name="team.name"
        label={words.field('accounts.name').label}
        autoComplete="organization"
      />
      <SelectField
        form={form}
        name="team.tag"
        label={words.field('accounts.tag').label}
        data={data}
      />
      <TextField
        form={form}
        name="team.organizationNumber"
        label={words.field('accounts.organizationNumber').label}
        description={t('new.organizationNumberHint')}
        inputMode="numeric"
      />
    </>
  );
}
