import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { SecondLevelForm } from '../second-level/SecondLevelForm.tsx';

interface Props {
  /** A number whose code was never confirmed. */
  started: { countryCode: string; number: string } | null;
  opened: boolean;
  onClose: () => void;
}

/** One more telephone. Beside a proven one it takes a code to that one first. */
export function AddPhoneNumber({ started, opened, onClose }: Props) {
  const { t } = useTranslation('identity');
  const queryClient = useQueryClient();
  const finish = async () => {
    onClose();
    await queryClient.invalidateQueries();
  };
  return (
    <Popup opened={opened} onClose={onClose} title={t('security.phones.add')}>
      <SecondLevelForm
        phone={started}
        lead={t('security.phones.addLead')}
        onConfirmed={() => void finish()}
        onCancel={onClose}
      />
    </Popup>
  );
}
