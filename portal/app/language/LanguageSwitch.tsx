import { useQueryClient } from '@tanstack/react-query';
import { execute } from '../../graphql/execute.ts';
import { graphql, operationName } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { PlainButton } from '../../ui/controls/Button.tsx';
import { type Language, languages, rememberLanguage } from '../../ui/language/currentLanguage.ts';
import { useMessages } from '../../ui/texts.ts';
import { useNavigation } from '../routing/Navigation.ts';
import { useSession } from '../session/useSignedIn.ts';
import styles from './LanguageSwitch.module.css';
import { languageNames, useLanguage } from './useLanguage.ts';

/** Saves the chosen language with the user, for mails and other devices. */
const updateUserMutation = graphql(`
  mutation UpdateUserLanguage($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user { id language }
      errors { code path }
    }
  }
`);

/** Shows the page in the other language; path and filters stay. */
export function LanguageSwitch() {
  const { t } = useMessages();
  const current = useLanguage();
  const choose = useSwitchLanguage();
  return (
    <fieldset className={styles.switch} aria-label={t('language')}>
      {languages.map((language) => (
        <PlainButton
          key={language}
          lang={language}
          title={languageNames[language]}
          aria-label={languageNames[language]}
          aria-pressed={language === current}
          className={styles.choice}
          onClick={() => choose(language)}
        >
          {language.toUpperCase()}
        </PlainButton>
      ))}
    </fieldset>
  );
}

/** Changes the language of the address, of this browser and, when signed in, of the user. */
export function useSwitchLanguage(): (language: Language) => void {
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const session = useSession();
  return (language) => {
    rememberLanguage(language);
    const { pathname, search, hash } = window.location;
    const rest = pathname.split('/').slice(3);
    const path = ['/v2', language, ...rest].join('/');
    void go(`${path}${search}${hash}`, { replace: true, resetScroll: false });
    void saveLanguage(session, language).then((isSaved) => {
      if (isSaved) void queryClient.invalidateQueries({ queryKey: [operationName(sessionQuery)] });
    });
  };
}

/** Saves a chosen language on the signed-in user if it differs from theirs. True when it was saved. */
export async function saveLanguage(
  session: { user: { language: 'EN' | 'NB' } } | null,
  chosen: Language,
): Promise<boolean> {
  const language = chosen === 'en' ? 'EN' : 'NB';
  if (!session || session.user.language === language) return false;
  // The language changes here in any case; if the request fails, the user's saved language for mail stays.
  const saved = execute(updateUserMutation, { input: { attributes: { language } } });
  return saved.then(
    () => true,
    () => false,
  );
}
