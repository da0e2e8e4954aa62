import { type ReactNode, useState } from 'react';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { showPhoneNumber } from '#portal/ui/phone/showPhoneNumber.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './SecondLevel.module.css';

/** Confirms a code, which lifts the session to the second level. */
const verifyPhoneNumberMutation = graphql(`
  mutation VerifyPhoneNumber($input: VerifyPhoneNumberInput!) {
    verifyPhoneNumber(input: $input) {
      phoneNumber { id tokenVerifiedAt }
      errors { code path }
    }
  }
`);

const sendSmsConfirmationMutation = graphql(`
  mutation SendSmsConfirmation($input: SendSmsConfirmationInput!) {
    sendSmsConfirmation(input: $input) {
      phoneNumber { id countryCode number tokenSentAt }
      errors { code path }
    }
  }
`);

/** A telephone as both forms name it. */
interface Phone {
  countryCode: string;
  number: string;
}

interface CodeStepProps {
  phone: Phone;
  onConfirmed: () => void;
}

/** A telephone that is known. */
export interface KnownPhone extends Phone {
  /** A code is on its way: after a reload or a closed popup it is typed in, not sent again. */
  hasOpenCode: boolean;
}

interface Props {
  /** The initial number; a verified number cannot be changed. */
  phone: KnownPhone | null;
  isProven?: boolean;
  /** The reason for the code. */
  lead: ReactNode;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** One step after the other: the number, then the code that was sent to it. */
export function SecondLevelForm({ phone, isProven = false, lead, ...on }: Props) {
  const { t } = useMessages('identity');
  const [started, setStarted] = useState<Partial<Phone>>(phone ? partsOf(phone) : {});
  const [sentTo, setSentTo] = useState(phone?.hasOpenCode ? partsOf(phone) : null);
  const startOver = () => {
    setStarted(sentTo ?? {});
    setSentTo(null);
  };
  return (
    <div className={styles.steps}>
      <p className={styles.lead}>
        {sentTo
          ? messageWith(t, 'secondLevel.leadSent', { number: showPhoneNumber(sentTo) })
          : lead}
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

/** The code that was sent, and the way to another when it does not come. */
function CodeStep({ phone, onConfirmed }: CodeStepProps) {
  const { t } = useMessages('identity');
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
