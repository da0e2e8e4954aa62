import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { type ReactNode, useId } from 'react';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { DisabledReason, useActsAsOther } from '#portal/app/impersonation/OwnerOnly.tsx';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../Info.module.css';
import { updateAccountMutation } from '../updateAccountMutation.ts';
import type { AccountInfoSession } from './accountInfoQuery.ts';

interface Address {
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
}

interface Edit<Result, Input> {
  document: TadaDocumentNode<Result, { input: Input }>;
  /** The row being changed, as it was read. */
  row: { id: string };
  /** The fields of the form that this row of the page is about. */
  only: readonly string[];
  /** Whether an empty save is refused. */
  required?: boolean;
  /** The message after success, if it differs from “saved”. */
  done?: (payload: NonNullable<Result[keyof Result]>) => string;
  /** For contact details, which are half a credential: an operator acting as the user may not change them. */
  ownerOnly?: boolean;
}

interface Props<Result, Input> {
  label: string;
  value: ReactNode;
  /** Shown beside the value, for example that it is verified. */
  note?: ReactNode;
  /** Absent for users who may only read. */
  edit?: Edit<Result, Input> | false;
}

/** The postal address of the account. */
export function AddressRow({ account }: { account: AccountInfoSession['account'] }) {
  const { language } = useMessages();
  const edit = { document: updateAccountMutation, row: account, only: ['address'], required: true };
  return (
    <EditableRow
      label={useWords().field('accounts.address').label}
      value={showAddress(account.address, language)}
      edit={account.canManage && edit}
    />
  );
}

/** One thing known about the account, and the way to change it. */
export function EditableRow<Result extends object, Input>(props: Props<Result, Input>) {
  const { label, value, note, edit = false } = props;
  const { t } = useMessages('accounts');
  const [opened, { open, close }] = useDisclosure(false);
  const reason = useId();
  const isDisabled = useActsAsOther() && edit && edit.ownerOnly === true;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value ? (
          <span translate={typeof value === 'string' ? 'no' : undefined}>{value}</span>
        ) : (
          <span className={styles.missing}>{t('info.missing')}</span>
        )}
        {note}
        {isDisabled && <DisabledReason id={reason} />}
      </dd>
      {edit && (
        <dd className={styles.action}>
          <Button
            variant="subtle"
            size="sm"
            onClick={open}
            disabled={isDisabled}
            aria-describedby={isDisabled ? reason : undefined}
            aria-label={t(value ? 'info.changeWhat' : 'info.addWhat', { what: label })}
          >
            {t(value ? 'info.change' : 'info.add')}
          </Button>
          <Popup opened={opened} onClose={close} title={label}>
            <Change edit={edit} onDone={close} />
          </Popup>
        </dd>
      )}
    </div>
  );
}

/** The form of one change. */
function Change<Result extends object, Input>(props: {
  edit: Edit<Result, Input>;
  onDone: () => void;
}) {
  const { document, row, only, required = false, done } = props.edit;
  const queryClient = useQueryClient();
  return (
    <DeclaredForm
      document={document}
      storedAs={`${row.id}-${only.join('-')}`}
      row={row}
      only={only}
      required={required}
      {...(done && { done })}
      onDone={async () => {
        props.onDone();
        await queryClient.invalidateQueries();
      }}
    />
  );
}

/** “Storgata 1, 0155 Oslo, Norge”, the country by its name in the language. */
export function showAddress(address: Address | null, language: string): string {
  if (!address) return '';
  const { line1, line2, postalCode, city, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const land = country ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : '';
  return [line1, line2, place, land].filter(Boolean).join(', ');
}
