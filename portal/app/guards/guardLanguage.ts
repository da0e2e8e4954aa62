import { redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { currentLanguage } from '../../ui/language/currentLanguage.ts';
import { languages } from '../../ui/language/languages.ts';

interface Visit {
  params: { lang: string };
  location: { pathname: string };
}

/** Checks the language of the address and speaks it from here on. */
export async function guardLanguage({ params, location }: Visit): Promise<void> {
  const language = languages.find((one) => one === params.lang);
  if (!language) {
    const [, , , ...rest] = location.pathname.split('/');
    throw redirect({ href: `/${['v2', currentLanguage(), ...rest].join('/')}` });
  }
  document.documentElement.lang = language;
  if (i18next.language !== language) await i18next.changeLanguage(language);
}
