import type { FragmentOf } from 'gql.tada';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import styles from './Consent.module.css';
import type { consentFields } from './consentFields.ts';

export type Consent = FragmentOf<typeof consentFields>;

/** The wording, in the reader's language. */
export const consentText = ({ textNb, textEn }: Consent) =>
  currentLanguage() === 'nb' ? textNb : textEn;

interface Props {
  consent: Consent | null;
  keptUntil: string | null;
}

/**
 * The consent of the applicant, its date, and how long the application is stored; the same for both sides.
 */
export function ConsentCard({ consent, keptUntil }: Props) {
  const { t, language } = useMessages('recruitment');
  const words = useWords('recruitment');
  const day = (value: string) => formatDay(value, language);
  if (!consent?.givenAt) return null;
  return (
    <Card title={words.field('job_applications.consentId').label}>
      <p className={styles.text}>{consentText(consent)}</p>
      <p className={styles.given}>
        <span>{t('consent.given', { day: day(consent.givenAt), version: consent.version })}</span>
        {keptUntil && <span>{` ${t('consent.keptUntil', { day: day(keptUntil) })}`}</span>}
      </p>
      <p className={styles.links}>
        <a href={consent.privacyLink} rel="noreferrer" target="_blank">
          {t('consent.privacy')}
        </a>
        <a href={consent.termsLink} rel="noreferrer" target="_blank">
          {t('consent.terms')}
        </a>
      </p>
    </Card>
  );
}
