import { type Language, languages } from './languages.ts';

/** The language of the address, else the one last chosen here, else Norwegian. */
export function currentLanguage(): Language {
  const fromAddress = location.pathname.split('/')[2];
  return languages.find((one) => one === fromAddress) ?? storedLanguage();
}

function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem('honorar.language');
    return languages.find((one) => one === stored) ?? 'nb';
  } catch {
    return 'nb';
  }
}
