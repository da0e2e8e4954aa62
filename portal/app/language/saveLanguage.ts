import { execute } from '../../graphql/execute.ts';
import type { Language } from '../../ui/language/languages.ts';
import { updateUserMutation } from './updateUserMutation.ts';

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
