import { Button, FileButton, Progress } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/Card.tsx';
import { confirmation } from '../../../../ui/popups/confirmation.ts';
import type { DraftKeeper } from '../DraftKeeper.ts';
import { useDesk } from '../useDesk.ts';
import { useReceipts } from '../useReceipts.ts';
import { useSheetField } from '../useSheetField.ts';
import styles from './Fields.module.css';
import { ReceiptRow } from './ReceiptRow.tsx';

/** Receipts for the expenses: dropped or picked, as PDF or picture. */
export function ReceiptUpload({ keeper }: { keeper: DraftKeeper }) {
  const { t } = useTranslation('invoicing');
  const field = useSheetField();
  const { saved, errorAt } = useDesk();
  const { upload, remove, uploading } = useReceipts(keeper);
  const [over, setOver] = useState(false);
  const error = errorAt('receipts', field('receipts').label);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload([...event.dataTransfer.files]);
  };
  const ask = (id: string) =>
    confirmation.ask({
      title: t('receipts.removeTitle'),
      children: t('receipts.removeText'),
      labels: { confirm: t('receipts.remove'), cancel: t('ui:cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => void remove(id),
    });
  return (
    <Card title={field('receipts').label} lead={t('receipts.lead')}>
      {(saved?.receipts.length ?? 0) > 0 && (
        <ul className={styles.receipts}>
          {saved?.receipts.map(({ id, file }) => (
            <ReceiptRow key={id} file={file} onRemove={() => ask(id)} />
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same. */}
      <div
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span>{t('receipts.drop')}</span>
        <FileButton
          multiple
          accept="application/pdf,image/png,image/jpeg"
          onChange={(files) => void upload(files)}
        >
          {(props) => (
            <Button
              {...props}
              data-path="receipts"
              variant="light"
              size="sm"
              loading={uploading}
              leftSection={<IconUpload size={18} stroke={1.5} />}
            >
              {t('receipts.pick')}
            </Button>
          )}
        </FileButton>
        {error && <p className={styles.error}>{error}</p>}
        {uploading && (
          <Progress value={100} animated w="100%" aria-label={t('receipts.uploading')} />
        )}
      </div>
    </Card>
  );
}
