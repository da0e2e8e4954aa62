import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { showPhoneNumber } from '#portal/ui/phone/showPhoneNumber.ts';
import { CodeStep, type Phone, sendSmsConfirmationMutation } from './CodeStep.tsx';
import styles from './SecondLevel.module.css';

interface Props {
  /** The initial number; a verified number cannot be changed. */
  phone: Phone | null;
  isProven?: boolean;
  /** The reason for the code. */
  lead: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** One step after the other: the number, then the code that was sent to it. */
export function SecondLevelForm({ phone, isProven = false, lead, ...on }: Props) {
  const { t } = useTranslation('identity');
  const [started, setStarted] = useState<Partial<Phone>>(phone ? partsOf(phone) : {});
  const [sentTo, setSentTo] = useState<Phone | null>(null);
  const startOver = () => {
    setStarted(sentTo ?? {});
    setSentTo(null);
  };
  return (
    <div className={styles.steps}>
      <p className={styles.lead}>
        {sentTo ? t('secondLevel.leadSent', { number: showPhoneNumber(sentTo) }) : lead}
      </p>
      {sentTo ? (
        <CodeStep phone={sentTo} onConfirmed={on.onConfirmed} />
      ) : (
        <DeclaredForm
          document={sendSmsConfirmationMutation}
          storedAs={`second-level-${phone?.number ?? 'new'}`}
          {...(isProven ? { given: started } : { begin: started })}
          onDone={({ phoneNumber }) => setSentTo(phoneNumber && partsOf(phoneNumber))}
        />
      )}
      <div className={styles.others}>
        {sentTo && !isProven && (
          <Button variant="subtle" onClick={startOver}>
            {t('secondLevel.other')}
          </Button>
        )}
        <Button variant="subtle" onClick={on.onCancel}>
          {t('ui:cancel')}
        </Button>
      </div>
      {isProven && <p className={styles.lost}>{t('secondLevel.lost')}</p>}
    </div>
  );
}

const partsOf = ({ countryCode, number }: Phone): Phone => ({ countryCode, number });
