import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { showPhoneNumber } from '#portal/ui/phone/showPhoneNumber.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { phoneNumbersQuery } from '../phoneNumbersQuery.ts';
import { type KnownPhone, SecondLevelForm } from '../second-level/SecondLevelForm.tsx';
import styles from './Security.module.css';

interface Props {
  /** A number whose code was never confirmed. */
  started: KnownPhone | null;
  opened: boolean;
  onClose: () => void;
}

interface Moments {
  tokenSentAt: string | null;
  tokenVerifiedAt: string | null;
  lastUsedAt: string | null;
}

/** The telephones codes are sent to. */
export function PhoneNumbers() {
  const { t } = useMessages('identity');
  const query = useQuery(queryOf(phoneNumbersQuery, {}));
  const [adding, { open, close }] = useDisclosure(false);
  const [started, setStarted] = useState<KnownPhone | null>(null);
  const add = (phone: typeof started) => {
    setStarted(phone);
    open();
  };
  const phones = query.data?.phoneNumbers.items;
  return (
    <Card title={t('security.phones.title')} lead={t('security.phones.lead')}>
      {query.isPending && <RowsSkeleton rows={1} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {phones?.length === 0 && <p className={styles.none}>{t('security.phones.none')}</p>}
      <OwnerOnly>
        <ul className={styles.phones}>
          {phones?.map((phone) => (
            <li key={phone.id} className={styles.phone}>
              <span className={styles.number}>{showPhoneNumber(phone)}</span>
              {phone.tokenVerifiedAt ? (
                <span className={styles.proven}>
                  <IconRosetteDiscountCheck size={16} aria-hidden="true" />
                  <span>{t('security.phones.proven')}</span>
                </span>
              ) : (
                <UnconfirmedActions phone={phone} onConfirm={() => add(phone)} />
              )}
              <PhoneMoment {...phone} />
            </li>
          ))}
        </ul>
        {phones && (
          <Button
            className={styles.under}
            variant="light"
            leftSection={<IconPlus size={18} />}
            onClick={() => add(null)}
          >
            {t('security.phones.add')}
          </Button>
        )}
      </OwnerOnly>
      <AddPhoneNumber started={started} opened={adding} onClose={close} />
    </Card>
  );
}

/** When a number was last used; one that is not confirmed yet has only been sent a code. */
function PhoneMoment({ tokenSentAt, tokenVerifiedAt, lastUsedAt }: Moments) {
  const { t } = useMessages('identity');
  const at = tokenVerifiedAt ? lastUsedAt : tokenSentAt;
  if (!at) return null;
  return (
    <span className={styles.meta}>
      <span>{t(tokenVerifiedAt ? 'security.phones.used' : 'security.phones.sent')}</span>{' '}
      <When value={at} />
    </span>
  );
}

/** One more telephone. Beside a proven one it takes a code to that one first. */
function AddPhoneNumber({ started, opened, onClose }: Props) {
  const { t } = useMessages('identity');
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

/** Removes a number that was never confirmed. */
const destroyPhoneNumberMutation = graphql(`
  mutation DestroyPhoneNumber($input: DestroyPhoneNumberInput!) {
    destroyPhoneNumber(input: $input) {
      id
      errors { code path }
    }
  }
`);

interface UnconfirmedActionsProps {
  phone: { id: string; countryCode: string; number: string };
  onConfirm: () => void;
}

/** Confirms a number whose code was not entered yet, or removes it, such as after a typing error. */
function UnconfirmedActions({ phone, onConfirm }: UnconfirmedActionsProps) {
  const { t } = useMessages('identity');
  const words = useWords();
  const queryClient = useQueryClient();
  const [destroy, pending] = useMutate(destroyPhoneNumberMutation);
  const remove = async () => {
    const payload = await destroy({ input: { id: phone.id } });
    if (!payload) return;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(words.action('destroyPhoneNumber').success);
    await queryClient.invalidateQueries();
  };
  return (
    <>
      <Button variant="subtle" size="sm" onClick={onConfirm}>
        {t('security.phones.prove')}
      </Button>
      <Button
        variant="subtle"
        size="sm"
        color="gray"
        loading={pending}
        aria-label={t('security.phones.removeWhat', { number: showPhoneNumber(phone) })}
        onClick={() => void remove()}
      >
        {words.action('destroyPhoneNumber').submit}
      </Button>
    </>
  );
}
