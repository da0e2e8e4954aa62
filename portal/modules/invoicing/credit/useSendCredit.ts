import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '#portal/app/forms/useDraftForm.ts';
import { useGo } from '#portal/app/routing/useHref.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { CreditableInvoice } from './CreditableInvoice.ts';
import { type LineChoice, quantityField } from './useCredit.ts';

/** Takes back quantities of lines of a published invoice. */
const createCreditNoteMutation = graphql(`
  mutation CreateCreditNote($input: CreateCreditNoteInput!) {
    createCreditNote(input: $input) {
      creditNote { id }
      errors { code path }
    }
  }
`);

/** Submits the credit note once, and opens its page. Refusals are shown at their fields. */
export function useSendCredit(
  { id: invoiceId, updatedAt }: CreditableInvoice,
  form: FormState,
  chosen: LineChoice[],
) {
  const { t } = useTranslation('invoicing/credit');
  const { success } = useWords().action('createCreditNote');
  const queryClient = useQueryClient();
  const go = useGo();
  const [create, pending] = useMutate(createCreditNoteMutation, t('offline'));
  // The button can be pressed again between the answer and the next page.
  const isSent = useRef(false);
  const send = async () => {
    const unreadable = chosen.flatMap(({ line, read }) =>
      'code' in read ? [{ code: read.code, path: quantityField(line.id) }] : [],
    );
    if (unreadable.length > 0 || chosen.length === 0) return form.refuse(unreadable);
    const lines = chosen.map(({ line, text }) => ({
      invoiceLineId: line.id,
      quantity: Number(parseDecimal(text)),
    }));
    const reason = form.values.reason?.trim() || null;
    const payload = await create({ input: { invoiceId, updatedAt, lines, reason } });
    if (!payload || isSent.current) return;
    if (!payload.creditNote) {
      form.refuse(payload.errors.map((one) => ({ ...one, path: fieldOf(one.path, chosen) })));
      return;
    }
    isSent.current = true;
    toast.success(success);
    form.forget();
    await go(`invoicemore/credit-note/${payload.creditNote.id}`, { replace: true });
    await queryClient.invalidateQueries();
  };
  return [send, pending] as const;
}

/** The field on the page that a path of the input is about. */
function fieldOf(path: string, chosen: LineChoice[]): string {
  const [, place] = /^lines\.(\d+)\./.exec(path) ?? [];
  const line = place && chosen[Number(place)]?.line;
  return line ? quantityField(line.id) : path;
}
