import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FormState, useFieldError } from '#portal/app/forms/DraftForm.tsx';
import { FormRefusals } from '#portal/app/forms/FormRefusals.tsx';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { AppLink, useGo, useHref } from '#portal/app/routing/AppLink.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { LongText } from '#portal/ui/controls/LongText.tsx';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { marked } from '#shared/texts/with-verbatim.ts';
import editorStyles from '../InvoiceEditor.module.css';
import type { CreditableInvoice } from './CreditableInvoice.ts';
import { CreditLines } from './CreditLines.tsx';
import { CreditSums } from './CreditSums.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Outdated } from './Outdated.tsx';
import { type LineChoice, quantityField, useCredit } from './useCredit.ts';

/** Takes back quantities of lines of a published invoice. */
const createCreditNoteMutation = graphql(`
  mutation CreateCreditNote($input: CreateCreditNoteInput!) {
    createCreditNote(input: $input) {
      creditNote { id }
      errors { code path }
    }
  }
`);

interface Props {
  invoice: CreditableInvoice;
  /** Reads the invoice again; returns whether that succeeded. */
  readAgain: () => Promise<boolean>;
}

/** The form of a credit note: lines to credit on the left, their sum and the consequences on the right. */
export function CreditForm({ invoice, readAgain }: Props) {
  const { t } = useMessages('invoicing/credit');
  const words = useWords();
  const href = useHref();
  const { form, choices, chosen, sums, choose } = useCredit(invoice);
  const { credit } = sums;
  const [send, pending] = useSendCredit(invoice, form, chosen);
  const again = async () => {
    if (await readAgain()) form.refuse([]);
  };
  const reason = words.field('credit_notes.reason');
  const refusedReason = useFieldError(form, 'reason', reason.label);
  const others = form.others.filter(({ path }) => path !== 'updatedAt');
  // A line of which less remains shows that itself.
  const isOutdated =
    Object.keys(form.errors).length === 0 &&
    form.others.some(({ code, path }) => path === 'updatedAt' || code === 'INVOICE_NOT_PUBLISHED');
  const number = invoice.documentNumber ?? '';
  return (
    <Page
      title={t('title', { number: marked(number) })}
      lead={invoice.client?.friendlyName || invoice.client?.name}
      actions={
        <LinkButton variant="subtle" as={AppLink} href={href(`invoicemore/invoice/${invoice.id}`)}>
          {t('toInvoice')}
        </LinkButton>
      }
    >
      <form
        className={editorStyles.editor}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className={editorStyles.paper}>
          <CreditLines
            invoice={invoice}
            choices={choices}
            form={form}
            sums={sums}
            choose={choose}
            readAgain={again}
          />
          <Card>
            <LongText
              label={t('why')}
              description={reason.help}
              name="reason"
              rows={3}
              value={form.values.reason ?? ''}
              onChange={(event) => form.set('reason', event.currentTarget.value)}
              error={refusedReason}
            />
          </Card>
        </div>
        <aside className={editorStyles.aside}>
          <Card title={t('sums')}>
            <CreditSums invoice={invoice} sums={sums} isNothing={chosen.length === 0} />
          </Card>
          <Card title={t('next.title')}>
            <NextSteps invoice={invoice} sums={sums} />
          </Card>
          {others.length > 0 && <FormRefusals refusals={others} />}
          {isOutdated && <Outdated readAgain={again} />}
          <div className={editorStyles.submit} data-bottom="action">
            <span className={editorStyles.mini}>
              <span>{t('total')}</span>
              {credit ? (
                <Money amount={credit.total} currency={invoice.currency} size="large" />
              ) : (
                '…'
              )}
            </span>
            <OwnerOnly>
              <Button type="submit" size="lg" disabled={chosen.length === 0} loading={pending}>
                {words.action('createCreditNote').submit}
              </Button>
            </OwnerOnly>
          </div>
        </aside>
      </form>
    </Page>
  );
}

/** Submits the credit note once, and opens its page. Refusals are shown at their fields. */
function useSendCredit(
  { id: invoiceId, updatedAt }: CreditableInvoice,
  form: FormState,
  chosen: LineChoice[],
) {
  const { t } = useMessages('invoicing/credit');
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
