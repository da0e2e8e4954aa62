import { IconCopy } from '@tabler/icons-react';
import { PlainButton } from '../controls/Button.tsx';
import { useMessages } from '../texts.ts';
import styles from './CopyValue.module.css';

interface Props {
  shown: string;
  /** The name of the value, for screen readers. */
  what: string;
  onCopy: () => void;
}

/** A value one carries elsewhere: the whole of it copies. */
export function CopyValue({ shown, what, onCopy }: Props) {
  const { t } = useMessages('ui');
  return (
    <PlainButton
      className={styles.copy}
      onClick={onCopy}
      aria-label={`${shown}. ${t('copy.copy', { what: inSentence(what) })}`}
    >
      <span translate="no">{shown}</span>
      <IconCopy className={styles.mark} size={18} stroke={1.5} aria-hidden="true" />
    </PlainButton>
  );
}

/** A label within a sentence begins small, but KID stays KID. */
function inSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
