import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import type { ResultOf } from 'gql.tada';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import fields from '../Fields.module.css';
import styles from './Mailed.module.css';
import type { mailedReceiptsQuery } from './mailedReceiptsQuery.ts';

type Receipt = ResultOf<typeof mailedReceiptsQuery>['waitingReceipts']['items'][number];

interface Props {
  receipt: Receipt;
  isAttaching: boolean;
  onAttach: () => void;
  onRemove: () => void;
}

/** A receipt that came by mail: attach it to this invoice, or delete it. One that was not taken says why. */
export function MailedReceiptRow({ receipt, isAttaching, onAttach, onRemove }: Props) {
  const { t } = useTranslation('invoicing/draft/mailed');
  const words = useWords('inbound');
  const { filename: name, sender, subject, fault, file, receivedAt } = receipt;
  return (
    <li className={`${fields.receipt} ${styles.row}`}>
      <Sign receipt={receipt} />
      <div className={styles.about}>
        {file ? (
          <a href={file.downloadPath} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        {fault && (
          <span className={styles.fault}>
            {t('fault', { why: words.value('MailedReceiptFault', fault).label })}
          </span>
        )}
        <span className={styles.from}>
          <When value={receivedAt} hasClock />
          {[subject, sender].filter(Boolean).map((text) => ` · ${text}`)}
        </span>
      </div>
      {file && (
        <Button
          variant="light"
          size="sm"
          disabled={isAttaching}
          aria-label={t('attachNamed', { name })}
          onClick={onAttach}
        >
          {words.action('attachMailedReceipt').submit}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('removeNamed', { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} color="var(--h-muted)" />
      </ActionIcon>
    </li>
  );
}

function Sign({ receipt: { file, fault } }: { receipt: Receipt }) {
  if (file?.thumbPath) return <img className={fields.thumb} src={file.thumbPath} alt="" />;
  const Icon = fault ? IconAlertTriangle : IconFileTypePdf;
  return <Icon className={styles.sign} size={28} stroke={1.25} aria-hidden="true" />;
}
