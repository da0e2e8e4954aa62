import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  email: string | null;
  sendEhf: () => Promise<boolean>;
  mail: () => Promise<boolean>;
  /** Opens the client, after which it is mailed. */
  addEmail: () => void;
}

/** Sends a failed EHF document again, as EHF or by e-mail instead. */
export function EhfCureActions({ email, sendEhf, mail, addEmail }: Props) {
  const { t } = useTranslation('invoicing/delivery');
  return (
    <>
      <Button size="sm" onClick={() => void sendEhf()}>
        {t('cure.ehfAgain')}
      </Button>
      <Button size="sm" variant="light" onClick={() => (email ? void mail() : addEmail())}>
        {t(email ? 'cure.mailInstead' : 'cure.mend.NO_ADDRESS')}
      </Button>
    </>
  );
}
