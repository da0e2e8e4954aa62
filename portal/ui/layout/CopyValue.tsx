import { UnstyledButton } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './CopyValue.module.css';

interface Props {
  shown: string;
  copied: string;
  /** What is copied, for those who hear the button. */
  what: string;
}

/** A value one carries elsewhere: the whole of it copies. */
export function CopyValue({ shown, copied, what }: Props) {
  const { t } = useTranslation('ui');
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <UnstyledButton
      className={styles.copy}
      onClick={() => clipboard.copy(copied)}
      aria-label={`${shown}. ${t('copy.copy', { what: inSentence(what) })}`}
    >
      <span>{shown}</span>
      <span className={styles.mark} role="status">
        {clipboard.copied ? (
          <>
            <IconCheck size={18} aria-hidden="true" /> {t('copy.done')}
          </>
        ) : (
          <IconCopy size={18} stroke={1.5} aria-hidden="true" />
        )}
      </span>
    </UnstyledButton>
  );
}

/** A label within a sentence begins small, but KID stays KID. */
function inSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
