import { IconAlertTriangle, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import type { ResultOf } from 'gql.tada';
import { copyText } from '#portal/app/toasts/copyText.ts';
import { Button, IconButton, PlainButton } from '#portal/ui/controls/Button.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { CopyValue } from '#portal/ui/layout/CopyValue.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { ErrorState } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import fields from '../Fields.module.css';
import type { DraftAutosave } from '../saving/DraftAutosave.ts';
import styles from './Mailed.module.css';
import { type mailedReceiptsQuery, useMailedReceipts } from './useMailedReceipts.ts';

type Receipt = ResultOf<typeof mailedReceiptsQuery>['waitingReceipts']['items'][number];

interface Props {
  receipt: Receipt;
  isAttaching: boolean;
  onAttach: () => void;
  onRemove: () => void;
}

/** Receipts from the user's mail: the private address to send them to, and those that have come. */
export function MailedReceipts({ autosave }: { autosave: DraftAutosave }) {
  const { t } = useMessages('invoicing/draft/mailed');
  const words = useWords('inbound');
  const { query, renew, isRenewing, attach, isAttaching, destroy } = useMailedReceipts(autosave);
  if (query.isPending) return <Skeleton height={72} />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { takesReceiptMail, session, waitingReceipts } = query.data;
  const address = session?.account?.receiptAddress?.address;
  const items = waitingReceipts.items;
  if (!takesReceiptMail && items.length === 0) return null;
  const openConfirmation = (action: string, onConfirm: () => unknown) => {
    const { title, description, submit } = words.action(action);
    confirmation.open({
      title,
      children: description,
      onConfirm,
      labels: { confirm: submit, cancel: t('ui:cancel') },
      ...(action === 'destroyMailedReceipt' && { confirmProps: { color: 'red' } }),
    });
  };
  return (
    <section className={styles.mailed} aria-labelledby="mailed-receipts">
      <h3 id="mailed-receipts" className={styles.title}>
        {t('title')}
      </h3>
      {items.length > 0 && (
        <ul className={fields.receipts} aria-live="polite">
          {items.map((receipt) => (
            <MailedReceiptRow
              key={receipt.id}
              receipt={receipt}
              isAttaching={isAttaching}
              onAttach={() => void attach(receipt.id)}
              onRemove={() => openConfirmation('destroyMailedReceipt', () => destroy(receipt.id))}
            />
          ))}
        </ul>
      )}
      {takesReceiptMail && address && (
        <>
          <p className={styles.lead}>{t(items.length > 0 ? 'more' : 'send')}</p>
          <div className={styles.address}>
            <CopyValue shown={address} onCopy={() => void copyText(address)} what={t('address')} />
          </div>
          <PlainButton
            className={`${fields.useRate} ${styles.renew}`}
            disabled={isRenewing}
            onClick={() => openConfirmation('renewReceiptAddress', renew)}
          >
            {words.action('renewReceiptAddress').title}
          </PlainButton>
        </>
      )}
      {takesReceiptMail && !address && (
        <>
          <p className={styles.lead}>{t('none')}</p>
          <Button variant="light" size="sm" loading={isRenewing} onClick={() => void renew()}>
            {t('make')}
          </Button>
        </>
      )}
    </section>
  );
}

/** A receipt that came by mail: attach it to this invoice, or delete it. A rejected one shows the reason. */
function MailedReceiptRow({ receipt, isAttaching, onAttach, onRemove }: Props) {
  const { t } = useMessages('invoicing/draft/mailed');
  const words = useWords('inbound');
  const { filename: name, sender, subject, fault, file, receivedAt } = receipt;
  return (
    <li className={`${fields.receipt} ${styles.row}`}>
      <Sign receipt={receipt} />
      <div className={styles.about}>
        {file ? (
          <a href={file.downloadPath} target="_blank" rel="noreferrer">
            <span translate="no">{name}</span>
          </a>
        ) : (
          <span translate="no">{name}</span>
        )}
        {fault && (
          <span className={styles.fault}>
            {t('fault', { why: words.value('MailedReceiptFault', fault).label })}
          </span>
        )}
        <span className={styles.from}>
          <When value={receivedAt} hasClock />
          {subject && <span>{` · ${subject}`}</span>}
          <span> · </span>
          <span translate="no">{sender}</span>
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
      <IconButton aria-label={t('removeNamed', { name })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.5} color="var(--h-muted)" />
      </IconButton>
    </li>
  );
}

function Sign({ receipt: { file, fault } }: { receipt: Receipt }) {
  if (file?.thumbPath) return <img className={fields.thumb} src={file.thumbPath} alt="" />;
  const Icon = fault ? IconAlertTriangle : IconFileTypePdf;
  return <Icon className={styles.sign} size={28} stroke={1.25} aria-hidden="true" />;
}
