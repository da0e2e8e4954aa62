import { useTranslation } from 'react-i18next';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import type { Phone } from './Phone.ts';
import { sendSmsConfirmationMutation } from './sendSmsConfirmationMutation.ts';
import { verifyPhoneNumberMutation } from './verifyPhoneNumberMutation.ts';

interface Props {
  phone: Phone;
  onConfirmed: () => void;
}

/** The code that was sent, and the way to another when it does not come. */
export function CodeStep({ phone, onConfirmed }: Props) {
  const { t } = useTranslation('identity');
  return (
    <>
      <DeclaredForm
        document={verifyPhoneNumberMutation}
        storedAs="second-level-code"
        given={phone}
        onDone={onConfirmed}
      />
      <DeclaredForm
        document={sendSmsConfirmationMutation}
        storedAs="second-level-again"
        given={phone}
        submit={t('secondLevel.sendAgain')}
        variant="light"
        onDone={() => undefined}
      />
    </>
  );
}
