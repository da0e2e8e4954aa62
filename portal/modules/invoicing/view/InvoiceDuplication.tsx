import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { ToInvoices } from '../ToInvoices.tsx';

/** Makes a draft with the same content. */
const duplicateInvoiceMutation = graphql(`
  mutation DuplicateInvoice($input: DuplicateInvoiceInput!) {
    duplicateInvoice(input: $input) {
      invoice { id }
      errors { code path }
    }
  }
`);

/** An address that makes a copy and opens it. Once per visit, however often it renders. */
export function InvoiceDuplication() {
  const { t } = useMessages('invoicing');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const go = useGo();
  const [duplicate] = useMutate(duplicateInvoiceMutation);
  const [failed, setFailed] = useState(false);
  const began = useRef('');
  useEffect(() => {
    if (began.current === id) return;
    began.current = id;
    void duplicate({ input: { id } }).then(async (payload) => {
      if (payload?.invoice) {
        toast.success(t('done.duplicated'));
        return go(`invoicemore/invoice-creation/${payload.invoice.id}`, { replace: true });
      }
      toastRefusals(payload?.errors ?? []);
      setFailed(true);
    });
  }, [id, duplicate, go, t]);
  return failed ? <NotFound action={<ToInvoices />} /> : <PageSkeleton />;
}
