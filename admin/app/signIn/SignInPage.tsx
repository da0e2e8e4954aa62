import { type FormEvent, type InputHTMLAttributes, useState } from 'react';
import { ApiError, type Refusal, request } from '../api/authorizedFetch.ts';
import { locale as chosen, type Locale, locales } from '../locale/locale.ts';
import { errorTextOf, fetchWords } from '../locale/words.ts';
import en from '../messages.en.json';
import nb from '../messages.nb.json';
import { session } from '../session/session.ts';
import './sign-in.css';

interface SignInFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  help?: string;
  error?: string;
}

/** The credentials of an operator. */
interface OperatorCredentials {
  email: string;
  password: string;
  code: string;
}

const operation = `mutation CreateOperatorSession($input: CreateOperatorSessionInput!) {
  createOperatorSession(input: $input) { token errors { code path } }
}`;

type Faults = Record<string, string>;

function faultsOf(cause: unknown, locale: Locale): Faults {
  const texts = (locale === 'nb' ? nb : en).signIn;
  const offline = cause instanceof ApiError && cause.message === 'OFFLINE';
  return { '': offline ? texts.offline : texts.fault };
}

async function signIn(form: FormData, locale: Locale): Promise<Faults> {
  const { email, password: secret, code: digits } = (locale === 'nb' ? nb : en).signIn;
  const labels = new Map([
    ['email', email],
    ['password', secret],
    ['code', digits],
  ]);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const password = String(form.get('password') ?? '');
  const code = text('code').replace(/\s/g, '');
  try {
    const answer = await createOperatorSession({ email: text('email'), password, code });
    if (answer.token) session.start(answer.token);
    if (answer.refusals.length > 0) await fetchWords(locale);
    return Object.fromEntries(
      answer.refusals.map(({ code: refusal, path }) => [
        path,
        errorTextOf(refusal, locale, path, labels.get(path)),
      ]),
    );
  } catch (cause) {
    return faultsOf(cause, locale);
  }
}

interface Props {
  ended: boolean;
  /** Called when the user starts to fill it in. */
  begin?: () => void;
}

/** Sign-in for operators: light on purpose, the console itself is loaded while they type. */
export function SignInPage({ ended, begin }: Props) {
  const [locale, setLocale] = useState<Locale>(chosen.read());
  const [faults, setFaults] = useState<Faults>({});
  const [working, setWorking] = useState(false);
  const texts = (locale === 'nb' ? nb : en).signIn;
  const general = Object.entries(faults).find(
    ([path]) => !['email', 'password', 'code'].includes(path),
  )?.[1];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWorking(true);
    setFaults(await signIn(new FormData(event.currentTarget), locale));
    setWorking(false);
  };
  const choose = (next: Locale) => {
    chosen.choose(next);
    setLocale(next);
    // A console below changes its language too. A failure to load appears when something is refused.
    fetchWords(next).catch(() => undefined);
  };

  return (
    <main className="sign-in">
      <form onSubmit={submit} onFocus={begin} noValidate>
        <img src="/admin/icon.svg" alt="" width="40" height="40" />
        <h1>{texts.title}</h1>
        <p className="sign-in-lead">{ended ? texts.ended : texts.lead}</p>
        {general && (
          <p className="sign-in-fault" role="alert">
            {general}
          </p>
        )}
        <SignInField
          name="email"
          type="email"
          autoComplete="username"
          label={texts.email}
          error={faults.email}
          required
        />
        <SignInField
          name="password"
          type="password"
          autoComplete="current-password"
          label={texts.password}
          error={faults.password}
          required
        />
        <SignInField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          label={texts.code}
          help={texts.codeHelp}
          error={faults.code}
          required
        />
        <button type="submit" disabled={working}>
          {working ? texts.working : texts.submit}
        </button>
        <fieldset>
          <legend>{texts.language}</legend>
          {locales.map((item) => (
            <button
              key={item.locale}
              type="button"
              lang={item.locale}
              aria-pressed={item.locale === locale}
              onClick={() => choose(item.locale)}
            >
              {item.name}
            </button>
          ))}
        </fieldset>
      </form>
    </main>
  );
}

/** Creates an operator's session. Returns its token, or the refusals with their fields. */
async function createOperatorSession(
  input: OperatorCredentials,
): Promise<{ token: string | null; refusals: Refusal[] }> {
  const data = await request(operation, { input });
  const answer = data.createOperatorSession as { token?: string | null; errors?: Refusal[] } | null;
  return { token: answer?.token ?? null, refusals: answer?.errors ?? [] };
}

/** One labelled input whose help and error are read out with it. */
function SignInField({ name, label, help, error, ...input }: SignInFieldProps) {
  const noteId = `${name}-note`;
  const note = error ?? help;
  return (
    <div className="sign-in-field" data-wrong={error !== undefined}>
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={error !== undefined}
        aria-describedby={note ? noteId : undefined}
      />
      {note && (
        <p id={noteId} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
