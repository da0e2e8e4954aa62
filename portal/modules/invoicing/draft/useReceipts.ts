import { useState } from 'react';
import schema from '#forms/modules/invoicing/create_receipt/schema.json' with { type: 'json' };
import { fitFiles } from '#portal/app/pictures/fitFiles.ts';
import { toast, toastFailure } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { sessionToken } from '#portal/graphql/session/sessionToken.ts';
import { type FileLimits, unfitText } from '#portal/ui/files/sortFiles.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { readDataUrl } from '#shared/read-data-url.ts';
import { draftQuery } from './draftFields.ts';
import type { DraftAutosave } from './saving/DraftAutosave.ts';

/** The limits for a receipt, as in the form's schema. */
export const receiptLimits: FileLimits = schema.properties.attributes.properties.file.file;

const destroyReceiptMutation = graphql(`
  mutation DestroyReceipt($input: DestroyReceiptInput!) {
    destroyReceipt(input: $input) {
      id
      errors { code path }
    }
  }
`);

const createReceiptMutation = graphql(`
  mutation CreateReceipt($input: CreateReceiptInput!) {
    createReceipt(input: $input) {
      receipt { id }
      errors { code path }
    }
  }
`);

/** Sends receipts and takes them away, and shows what the server then has. */
export function useReceipts(autosave: DraftAutosave) {
  const { t } = useMessages('invoicing/draft');
  const { t: ui } = useMessages('ui');
  const [create] = useMutate(createReceiptMutation, t('receipts.offline'));
  const [destroy] = useMutate(destroyReceiptMutation);
  const [uploading, setUploading] = useState(false);
  const reread = async (id: string) => {
    try {
      const { node } = await execute(draftQuery, { id });
      if (node?.__typename === 'Invoice') autosave.refresh(node);
    } catch (error) {
      toastFailure(error, t('receipts.offline'));
    }
  };
  /** A receipt belongs to a stored invoice, so the draft is saved first. Null if that failed, which was reported. */
  const storedId = async (): Promise<string | null> => {
    await autosave.flush();
    const { id, saveState } = autosave.state();
    if (id === null && sessionToken.read() !== null) {
      toast.failure(t(saveState === 'offline' ? 'receipts.offline' : 'keeping.refused'), 'network');
    }
    return id;
  };
  /** Shows a receipt that is attached now: the invoice may have been refused for lacking it. */
  const takeAttached = async (id: string) => {
    autosave.refuse(autosave.state().refusals.filter((one) => one.path !== 'receipts'));
    await reread(id);
  };
  const send = async (files: File[]) => {
    const id = await storedId();
    if (!id) return;
    for (const file of files) {
      const data = await readDataUrl(file);
      const input = { invoiceId: id, attributes: { file: { data, filename: file.name } } };
      const payload = await create({ input });
      // Those before it are attached.
      if (!payload) break;
      if (payload.errors.length > 0) toastRefusals(payload.errors);
      else toast.success(t('receipts.uploaded'));
    }
    await takeAttached(id);
  };
  const upload = async (files: readonly File[]) => {
    setUploading(true);
    try {
      const sorted = await fitFiles(files, receiptLimits);
      const unfit = unfitText(sorted, ui);
      if (unfit) toast.failure(unfit);
      if (sorted.fit.length > 0) await send(sorted.fit);
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
  return { upload, remove, uploading, storedId, takeAttached };
}
