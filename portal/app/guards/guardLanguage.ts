import { redirect } from '@tanstack/react-router';
import { currentLanguage, languages } from '../../ui/language/currentLanguage.ts';
import { showLanguage } from '../language/showLanguage.ts';

interface Visit {
  params: { lang: string };
  location: { pathname: string };
}

/** Checks the language of the address and speaks it from here on. */
export async function guardLanguage({ params, location }: Visit): Promise<void> {
  const language = languages.find((one) => one === params.lang);
  if (!language) {
    const [, , , ...rest] = location.pathname.split('/');
    const meant = languages.find((one) => one === params.lang.toLowerCase()) ?? currentLanguage();
    throw redirect({ href: `/${['v2', meant, ...rest].join('/')}` });
  }
  await showLanguage(language);
}
