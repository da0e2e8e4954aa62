import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useEffect } from 'react';
import type { SecondLevelProps } from '#portal/app/slots/SecondLevelSlot.tsx';
import { toastFailure } from '#portal/app/toasts/toast.ts';
import { graphql, operationName, queryOf } from '#portal/graphql/graphql.ts';
import { showPhoneNumber } from '#portal/ui/phone/showPhoneNumber.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { phoneNumbersQuery } from '../phoneNumbersQuery.ts';
import { SecondLevelForm } from './SecondLevelForm.tsx';

/** The number a code is likely to go to. */
const lastUsedPhoneNumberQuery = graphql(`
  query LastUsedPhoneNumber {
    lastUsedPhoneNumber { id countryCode number hasOpenCode tokenVerifiedAt }
  }
`);

const stop = 'data-mantine-stop-propagation';

/**
 * For a popup over a popup: Escape closes this one only, and input below is preserved. The kit looks at the
 * focused element for this attribute.
 */
const ownEscape = {
  onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => target.setAttribute(stop, 'true'),
};

/** Step-up confirmation: a code by SMS, over the page that needs it. */
export function SecondLevelDialog({ onSettled }: SecondLevelProps) {
  const { t } = useMessages('identity');
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ ...queryOf(lastUsedPhoneNumberQuery, {}), gcTime: 0 });
  useEffect(() => {
    if (!error) return;
    toastFailure(error);
    onSettled(false);
  }, [error, onSettled]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSettled(false);
  };
  const finish = async () => {
    onSettled(true);
    await queryClient.invalidateQueries({ queryKey: [operationName(phoneNumbersQuery)] });
  };
  if (!data) return null;
  const known = data.lastUsedPhoneNumber;
  const isProven = Boolean(known?.tokenVerifiedAt);
  const number = known ? showPhoneNumber(known) : '';
  return (
    <Popup
      opened
      onClose={() => onSettled(false)}
      onKeyDown={closeOnEscape}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('secondLevel.title')}
      {...ownEscape}
    >
      <SecondLevelForm
        phone={known}
        isProven={isProven}
        lead={
          isProven ? messageWith(t, 'secondLevel.leadProven', { number }) : t('secondLevel.lead')
        }
        onConfirmed={() => void finish()}
        onCancel={() => onSettled(false)}
      />
    </Popup>
  );
}
