import { ActionIcon } from '@mantine/core';
import { IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../Fields.module.css';
import type { SavedInvoice } from '../SavedInvoice.ts';

interface Props {
  file: SavedInvoice['receipts'][number]['file'];
  onRemove: () => void;
}

/** One receipt: look at it, or take it away. */
export function ReceiptRow({ file, onRemove }: Props) {
  const { t } = useTranslation('invoicing/draft');
  const name = file?.filename ?? '';
  return (
    <li className={styles.receipt}>
      {file?.thumbPath ? (
        <img className={styles.thumb} src={file.thumbPath} alt="" />
      ) : (
        <IconFileTypePdf size={28} stroke={1.25} aria-hidden="true" />
      )}
      <a href={file?.downloadPath} target="_blank" rel="noreferrer">
        {name}
      </a>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('receipts.removeNamed', { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} color="var(--h-muted)" />
      </ActionIcon>
    </li>
  );
}
