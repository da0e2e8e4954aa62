import type { ReactNode } from 'react';
import {
  type Answers,
  type ApplicationForm,
  answersFor,
} from '#forms/applications/application-form.ts';
import { CheckLine } from '#portal/ui/controls/FieldLines.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { AnswersCard, type NamedFile } from '../../application/AnswersCard.tsx';
import { type Consent, consentText } from '../../application/ConsentCard.tsx';
import styles from '../Wizard.module.css';

interface Props {
  form: ApplicationForm;
  answers: Answers;
  files: readonly NamedFile[];
  consent: Consent;
  agrees: boolean;
  onAgree: (agrees: boolean) => void;
  /** Why it was not sent in for want of a consent, as a code. */
  fault: string | undefined;
  /** Shown between the answers and the consent. */
  children: ReactNode;
}

/** All answers for review, and the consent given by submitting. */
export function Summary(props: Props) {
  const { form, answers, files, consent, agrees, onAgree, fault, children } = props;
  const { t } = useMessages('recruitment/wizard');
  const words = useWords('recruitment');
  return (
    <div className={styles.sheets}>
      <AnswersCard form={form} answers={answersFor(answers)} files={files} />
      {children}
      <Card title={words.field('job_applications.consentId').label}>
        <CheckLine
          name="consent"
          label={consentText(consent)}
          checked={agrees}
          onChange={onAgree}
        />
        {fault && (fault !== 'BLANK' || !agrees) && (
          <p className={styles.fault} role="alert">
            {t(`consent.${fault}`, { defaultValue: t('refused.other') })}
          </p>
        )}
        <p className={styles.links}>
          <a href={consent.privacyLink} rel="noreferrer" target="_blank">
            {t('privacy')}
          </a>
          <a href={consent.termsLink} rel="noreferrer" target="_blank">
            {t('terms')}
          </a>
        </p>
      </Card>
    </div>
  );
}
