import { useTranslation } from 'react-i18next';
import { CheckField } from '../../app/forms/CheckField.tsx';
import { FormStack } from '../../app/forms/FormStack.tsx';
import { PasswordField } from '../../app/forms/PasswordField.tsx';
import { SelectField } from '../../app/forms/SelectField.tsx';
import { TextField } from '../../app/forms/TextField.tsx';
import { type FormState, useDraftForm } from '../../app/forms/useDraftForm.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import styles from './SignUpForm.module.css';
import { teamTags, useSignUp } from './useSignUp.ts';

interface Props {
  team: boolean;
  referrer: string | null;
  /** Called with the address, and whether a password was chosen. */
  onDone: (email: string, hasPassword: boolean) => void;
}

const initial = { email: '', firstName: '', lastName: '', password: '', marketingConsent: '' };
const options = { secrets: ['password'] };

/** The few things needed to begin. */
export function SignUpForm({ team, referrer, onDone }: Props) {
  const { t } = useTranslation('identity');
  const words = useWords('identity');
  const form = useDraftForm(team ? 'new-team' : 'new-user', initial, options);
  const [signUp, pending] = useSignUp(team, referrer);
  const submit = async () => {
    const errors = await signUp(form.values);
    if (!errors) return;
    if (errors.length > 0) return form.refuse(errors);
    const { email = '', password } = form.values;
    form.forget();
    onDone(email, Boolean(password));
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
  const { t } = useTranslation('identity');
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
