import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../app/forms/FormState.ts';
import { HeldReason } from '../../../app/impersonation/HeldReason.tsx';
import { useActsAsOther } from '../../../app/impersonation/useActsAsOther.ts';
import { EditDialog, type Saved } from './EditDialog.tsx';
import styles from './Info.module.css';

interface Props {
  /** What the kept form is called, and the row's key. */
  name: string;
  label: string;
  value: ReactNode;
  /** Said beside the value, such as that it is verified. */
  note?: ReactNode;
  /** Absent for who only reads. */
  edit?: {
    initial: Record<string, string>;
    fields: (form: FormState) => ReactNode;
    save: (values: Record<string, string>) => Promise<Saved>;
    done: string;
    lead?: string;
    /** For how somebody is reached, which is half a credential. */
    ownerOnly?: boolean;
  };
}

/** One thing known about the account, and the way to change it. */
export function EditableRow({ name, label, value, note, edit }: Props) {
  const { t } = useTranslation('accounts');
  const [opened, { open, close }] = useDisclosure(false);
  const reason = useId();
  const held = useActsAsOther() && edit?.ownerOnly === true;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value || <span className={styles.missing}>{t('info.missing')}</span>}
        {note}
        {held && <HeldReason id={reason} />}
      </dd>
      {edit && (
        <dd className={styles.action}>
          <Button
            variant="subtle"
            size="sm"
            onClick={open}
            disabled={held}
            aria-describedby={held ? reason : undefined}
            aria-label={t(value ? 'info.changeWhat' : 'info.addWhat', { what: label })}
          >
            {t(value ? 'info.change' : 'info.add')}
          </Button>
          <EditDialog name={name} title={label} opened={opened} onClose={close} {...edit} />
        </dd>
      )}
    </div>
  );
}
