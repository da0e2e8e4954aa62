import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { PlainButton } from '../controls/Button.tsx';
import { useMessages } from '../texts.ts';
import styles from './CopyValue.module.css';

const FEEDBACK_MS = 2000;

interface Props {
  shown: string;
  copied: string;
  /** The name of the copied value, for screen readers. */
  what: string;
}

/** A value one carries elsewhere: the whole of it copies. */
export function CopyValue({ shown, copied, what }: Props) {
  const { t } = useMessages('ui');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(copied);
    setCopied(true);
  };
  return (
    <PlainButton
      className={styles.copy}
      onClick={() => void copy().catch(console.warn)}
      aria-label={`${shown}. ${t('copy.copy', { what: inSentence(what) })}`}
    >
      <span translate="no">{shown}</span>
      <span className={styles.mark} role="status">
        {isCopied ? (
          <>
            <IconCheck size={18} aria-hidden="true" /> <span>{t('copy.done')}</span>
          </>
        ) : (
          <IconCopy size={18} stroke={1.5} aria-hidden="true" />
        )}
      </span>
    </PlainButton>
  );
}

/** A label within a sentence begins small, but KID stays KID. */
function inSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
