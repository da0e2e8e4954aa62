import { Chip } from '@mantine/core';
import type { ScreenField } from '#plugins/core/screens/screen.ts';
import styles from '#portal/ui/list/List.module.css';
import { useMessages, useWords } from '#portal/ui/texts.ts';

interface Props {
  label: string;
  /** The enum to choose from; null for a yes. */
  field: ScreenField | null | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A few values, of which one chooses any. */
export function Pills({ label, field, value, onChange }: Props) {
  const { t } = useMessages('ui');
  const words = useWords();
  if (!field) {
    return (
      <Chip
        size="sm"
        variant="outline"
        checked={value === 'true'}
        onChange={(on) => onChange(on ? 'true' : '')}
        aria-label={`${label}: ${t('yes')}`}
      >
        {label}
      </Chip>
    );
  }
  return (
    <Chip.Group
      multiple
      value={value ? value.split(',') : []}
      onChange={(chosen: string[]) => onChange(chosen.join(','))}
    >
      <fieldset className={styles.pills}>
        <legend className={styles.hidden}>{label}</legend>
        {(field.values ?? []).map((one) => (
          <Chip key={one} value={one} size="sm" variant="outline">
            {words.value(field.enumName ?? '', one).label}
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}
