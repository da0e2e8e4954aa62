import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/controls/PlainButton.tsx';
import { languages } from '../../ui/language/currentLanguage.ts';
import styles from './LanguageSwitch.module.css';
import { languageNames, useLanguage } from './useLanguage.ts';
import { useSwitchLanguage } from './useSwitchLanguage.ts';

/** Shows the page in the other language; path and filters stay. */
export function LanguageSwitch() {
  const { t } = useTranslation();
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
