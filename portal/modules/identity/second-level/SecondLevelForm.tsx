import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormStack } from '../../../app/forms/FormStack.tsx';
import { toast } from '../../../app/toasts/toast.ts';
import { showPhoneNumber } from '../../../ui/phone/showPhoneNumber.ts';
import { CodeField } from './CodeField.tsx';
import { ownEscape } from './ownEscape.ts';
import { PhoneFields } from './PhoneFields.tsx';
import styles from './SecondLevel.module.css';
import { type Around, type Phone, useSecondLevel } from './useSecondLevel.ts';

interface Props {
  /** The number to begin with; a proven one is not changed. */
  phone: Phone | null;
  isProven?: boolean;
  /** Why the code is asked for. */
  lead: string;
  around?: Around;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** One step after the other: the number, then the code beside it. */
export function SecondLevelForm(props: Props) {
  const { phone, isProven = false, lead, around, onConfirmed, onCancel } = props;
  const { t } = useTranslation('identity');
  const course = useSecondLevel(phone, onConfirmed, around);
  const { values, faults, work, isSent, set } = course;
  const send = async () => {
    if (await course.send()) toast.success(t('secondLevel.sent'));
  };
  return (
    <FormStack onSubmit={() => void (isSent ? course.verify() : send())} refused={course.others}>
      <p className={styles.lead}>
        {isSent ? t('secondLevel.leadSent', { number: showPhoneNumber(values) }) : lead}
      </p>
      {faults.form && (
        <Alert color="red" role="alert">
          {t(`secondLevel.fault.${faults.form}`)}
        </Alert>
      )}
      <PhoneFields values={values} faults={faults} isProven={isProven} onChange={set} />
      {isSent && (
        <CodeField value={values.token} fault={faults.token} onChange={(token) => set({ token })} />
      )}
      <Button type="submit" loading={work === (isSent ? 'verify' : 'send')} {...ownEscape}>
        {t(isSent ? 'secondLevel.confirm' : 'secondLevel.send')}
      </Button>
      <div className={styles.others}>
        {isSent && (
          <Button
            variant="light"
            loading={work === 'send'}
            onClick={() => void send()}
            {...ownEscape}
          >
            {t('secondLevel.sendAgain')}
          </Button>
        )}
        <Button variant="subtle" onClick={onCancel} {...ownEscape}>
          {t('ui:cancel')}
        </Button>
      </div>
      {isProven && <p className={styles.lost}>{t('secondLevel.lost')}</p>}
    </FormStack>
  );
}
