import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondLevelProps } from '../../../app/slots/SecondLevelSlot.tsx';
import { toastFailure } from '../../../app/toasts/toastFailure.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import { lastUsedPhoneNumberQuery } from './lastUsedPhoneNumberQuery.ts';
import { ownEscape } from './ownEscape.ts';
import { SecondLevelForm } from './SecondLevelForm.tsx';

/** Asks whether it is really you: a code by SMS, over whatever asked for it. */
export function SecondLevelDialog({ onSettled }: SecondLevelProps) {
  const { t } = useTranslation('identity');
  const small = useMediaQuery('(max-width: 639px)', window.innerWidth < 640);
  const { data, error } = useQuery({ ...queryOf(lastUsedPhoneNumberQuery, {}), gcTime: 0 });
  useEffect(() => {
    if (!error) return;
    toastFailure(error);
    onSettled(false);
  }, [error, onSettled]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSettled(false);
  };
  if (!data) return null;
  const known = data.lastUsedPhoneNumber;
  const isProven = Boolean(known?.tokenVerifiedAt);
  return (
    <Modal
      opened
      onClose={() => onSettled(false)}
      onKeyDown={closeOnEscape}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('secondLevel.title')}
      fullScreen={small ?? false}
      closeButtonProps={{ 'aria-label': t('ui:close'), ...ownEscape }}
    >
      <SecondLevelForm
        phone={known}
        isProven={isProven}
        lead={t(isProven ? 'secondLevel.leadProven' : 'secondLevel.lead')}
        onConfirmed={() => onSettled(true)}
        onCancel={() => onSettled(false)}
      />
    </Modal>
  );
}
