import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import type { FormState } from '../FormState.ts';
import { TextField } from '../TextField.tsx';
import styles from './ReferencePeople.module.css';

const KEYS = ['id', 'name', 'email', 'phone', 'referenceNumber'];

interface Props {
  form: FormState;
  /** Who they are, in a sentence. */
  lead: string;
}

/** The people an invoice can name, of the sender or of the client. */
export function ReferencePeople({ form, lead }: Props) {
  const { t } = useTranslation();
  const count = Number(form.values.referenceCount ?? 0);
  const field = (at: number, key: string) => `referencePeople.${at}.${key}`;
  const add = () =>
    form.fill({
      ...Object.fromEntries(KEYS.map((key) => [field(count, key), ''])),
      referenceCount: String(count + 1),
    });
  const remove = (gone: number) => {
    const moved = Array.from({ length: count - 1 }, (_, at) =>
      KEYS.map((key) => [field(at, key), form.values[field(at < gone ? at : at + 1, key)] ?? '']),
    ).flat();
    form.fill({ ...Object.fromEntries(moved), referenceCount: String(count - 1) });
  };
  return (
    <fieldset className={styles.people}>
      <legend className={styles.legend}>{t('people.title')}</legend>
      <p className={styles.note}>{lead}</p>
      {Array.from({ length: count }, (_, at) => field(at, 'name')).map((name, at) => (
        <div key={name} className={styles.person}>
          <TextField form={form} name={name} label={t('people.name')} />
          <TextField form={form} name={field(at, 'email')} type="email" label={t('people.email')} />
          <TextField
            form={form}
            name={field(at, 'phone')}
            type="tel"
            label={t('people.phone')}
            placeholder={t('optional')}
          />
          <TextField
            form={form}
            name={field(at, 'referenceNumber')}
            label={t('people.number')}
            placeholder={t('optional')}
          />
          <IconButton
            className={styles.remove}
            onClick={() => remove(at)}
            aria-label={t('people.remove', { name: form.values[name] || at + 1 })}
          >
            <IconTrash size={18} color="var(--h-muted)" />
          </IconButton>
        </div>
      ))}
      <Button variant="light" size="sm" leftSection={<IconPlus size={16} />} onClick={add}>
        {t('people.add')}
      </Button>
    </fieldset>
  );
}
