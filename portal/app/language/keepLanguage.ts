import { execute } from '../../graphql/execute.ts';
import type { Language } from '../../ui/language/languages.ts';
import { updateUserMutation } from './updateUserMutation.ts';

/** Keeps a chosen language with whoever is signed in, where it is another than theirs. True when it was kept. */
export async function keepLanguage(
  session: { user: { language: 'EN' | 'NB' } } | null,
  chosen: Language,
): Promise<boolean> {
  const language = chosen === 'en' ? 'EN' : 'NB';
  if (!session || session.user.language === language) return false;
  // It is chosen here in any case; whoever cannot be reached keeps their own for letters.
  const kept = execute(updateUserMutation, { input: { attributes: { language } } });
  return kept.then(
    () => true,
    () => false,
  );
}
