import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fitFiles } from '#portal/app/pictures/fitFiles.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { execute } from '#portal/graphql/execute.ts';
import { unfitText } from '#portal/ui/files/unfitText.ts';
import { readDataUrl } from '#shared/read-data-url.ts';
import { createReceiptMutation } from './createReceiptMutation.ts';
import type { DraftAutosave } from './DraftAutosave.ts';
import { destroyReceiptMutation } from './destroyReceiptMutation.ts';
import { draftQuery } from './draftQuery.ts';
import { receiptLimits } from './receiptLimits.ts';

/** Sends receipts and takes them away, and shows what the server then has. */
export function useReceipts(autosave: DraftAutosave) {
  const { t, i18n } = useTranslation('invoicing');
  const [create] = useMutate(createReceiptMutation);
  const [destroy] = useMutate(destroyReceiptMutation);
  const [uploading, setUploading] = useState(false);
  const reread = async (id: string) => {
    const { node } = await execute(draftQuery, { id });
    if (node?.__typename === 'Invoice') autosave.refresh(node);
  };
  const send = async (files: File[]) => {
    const { id } = autosave.state();
    if (!id) return;
    for (const file of files) {
      const data = await readDataUrl(file);
      const input = { invoiceId: id, attributes: { file: { data, filename: file.name } } };
      const payload = await create({ input });
      if (!payload) return;
      if (payload.errors.length > 0) toastRefusals(payload.errors);
      else toast.success(t('receipts.uploaded'));
    }
    autosave.refuse(autosave.state().refusals.filter((one) => one.path !== 'receipts'));
    await reread(id);
  };
  const upload = async (files: readonly File[]) => {
    setUploading(true);
    try {
      const sorted = await fitFiles(files, receiptLimits);
      const unfit = unfitText(sorted, i18n.getFixedT(i18n.language, 'ui'));
      if (unfit) toast.failure(unfit);
      const { fit } = sorted;
      if (fit.length === 0) return;
      // A receipt belongs to a stored invoice, so the draft is saved first.
      await autosave.flush();
      await send(fit);
    } finally {
      setUploading(false);
    }
  };
  const remove = async (receiptId: string) => {
    const payload = await destroy({ input: { id: receiptId } });
    if (payload && payload.errors.length > 0) toastRefusals(payload.errors);
    const { id } = autosave.state();
    if (payload && id) await reread(id);
  };
  return { upload, remove, uploading };
}
