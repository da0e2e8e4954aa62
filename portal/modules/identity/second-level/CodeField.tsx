import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ownEscape } from './ownEscape.ts';
import styles from './SecondLevel.module.css';

interface Props {
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** Five digits in one field, which the phone fills in by itself. */
export function CodeField({ value, fault, onChange }: Props) {
  const { t } = useTranslation('identity');
  return (
    <TextInput
      name="token"
      label={t('secondLevel.code')}
      description={t('secondLevel.codeHint')}
      inputWrapperOrder={['label', 'error', 'input', 'description']}
      classNames={{ input: styles.code ?? '' }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s/g, '').slice(0, 8))}
      error={fault && t(`secondLevel.fault.${fault}`)}
      inputMode="numeric"
      autoComplete="one-time-code"
      // The person has just asked for the code, and is about to type it.
      autoFocus
      {...ownEscape}
    />
  );
}
