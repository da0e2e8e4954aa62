import { Progress } from '@mantine/core';
import { IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { SavedInvoice } from '../draftFields.ts';
import { useEditor } from '../editor/useEditor.ts';
import styles from '../Fields.module.css';
import { LazyMailedReceipts } from '../mailed/LazyMailedReceipts.tsx';
import type { DraftAutosave } from '../saving/DraftAutosave.ts';
import { useDraftField } from '../useDraftField.ts';
import { receiptLimits, useReceipts } from '../useReceipts.ts';

interface Props {
  file: SavedInvoice['receipts'][number]['file'];
  onRemove: () => void;
}

/** Receipts for the expenses: dropped or picked, as PDF or picture. */
export function ReceiptUpload({ autosave }: { autosave: DraftAutosave }) {
  const { t } = useMessages('invoicing/draft');
  const words = useWords();
  const field = useDraftField();
  const { saved, errorAt } = useEditor();
  const { upload, remove, uploading } = useReceipts(autosave);
  const error = errorAt('receipts', field('receipts').label);
  const removal = words.action('destroyReceipt');
  const openConfirmation = (id: string) =>
    confirmation.open({
      title: removal.title,
      children: removal.description,
      labels: { confirm: removal.submit, cancel: t('ui:cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => void remove(id),
    });
  return (
    <Card title={field('receipts').label} lead={t('receipts.lead')}>
      {(saved?.receipts.length ?? 0) > 0 && (
        <ul className={styles.receipts}>
          {saved?.receipts.map(({ id, file }) => (
            <ReceiptRow key={id} file={file} onRemove={() => openConfirmation(id)} />
          ))}
        </ul>
      )}
      <DropArea
        path="receipts"
        accept={receiptLimits.contentTypes}
        multiple
        loading={uploading}
        onFiles={(files) => void upload(files)}
      >
        {error && <p className={styles.error}>{error}</p>}
        {uploading && (
          <Progress value={100} animated w="100%" aria-label={t('receipts.uploading')} />
        )}
      </DropArea>
      <LazyMailedReceipts autosave={autosave} />
    </Card>
  );
}

/** One receipt: look at it, or take it away. */
function ReceiptRow({ file, onRemove }: Props) {
  const { t } = useMessages('invoicing/draft');
  const name = file?.filename ?? '';
  return (
    <li className={styles.receipt}>
      {file?.thumbPath ? (
        <img className={styles.thumb} src={file.thumbPath} alt="" />
      ) : (
        <IconFileTypePdf size={28} stroke={1.25} aria-hidden="true" />
      )}
      <a href={file?.downloadPath} target="_blank" rel="noreferrer">
        <span translate="no">{name}</span>
      </a>
      <IconButton aria-label={t('receipts.removeNamed', { name })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.5} color="var(--h-muted)" />
      </IconButton>
    </li>
  );
}
