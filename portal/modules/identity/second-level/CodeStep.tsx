import { useTranslation } from 'react-i18next';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { graphql } from '#portal/graphql/graphql.ts';

/** Confirms the code, which lifts the session to the second level. */
const verifyPhoneNumberMutation = graphql(`
  mutation VerifyPhoneNumber($input: VerifyPhoneNumberInput!) {
    verifyPhoneNumber(input: $input) {
      phoneNumber { id tokenVerifiedAt }
      errors { code path }
    }
  }
`);

/** Has a code sent to a phone. */
export const sendSmsConfirmationMutation = graphql(`
  mutation SendSmsConfirmation($input: SendSmsConfirmationInput!) {
    sendSmsConfirmation(input: $input) {
      phoneNumber { id countryCode number tokenSentAt }
      errors { code path }
    }
  }
`);

/** A telephone as both forms name it. */
export interface Phone {
  countryCode: string;
  number: string;
}

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
