import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './LanguageSwitch.module.css';
import { languages } from './languages.ts';
import { useLanguage } from './useLanguage.ts';
import { useSwitchLanguage } from './useSwitchLanguage.ts';

const names = { nb: 'Norsk', en: 'English' };

/** Speaks the page in another language, keeping where one is and what one has filtered. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = useLanguage();
  const choose = useSwitchLanguage();
  return (
    <fieldset className={styles.switch} aria-label={t('language')}>
      {languages.map((language) => (
        <UnstyledButton
          key={language}
          lang={language}
          title={names[language]}
          aria-label={names[language]}
          aria-pressed={language === current}
          className={styles.choice}
          onClick={() => choose(language)}
        >
          {language.toUpperCase()}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
