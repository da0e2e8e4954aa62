import { IconCopyOff } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Refusal, refusalNamespaces, refusalText } from '#portal/app/errors/refusalText.ts';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { EmptyState, NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
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
  const [refusals, setRefusals] = useState<readonly Refusal[] | null>(null);
  const [tries, setTries] = useState(0);
  const began = useRef('');
  useEffect(() => {
    const visit = `${id} ${tries}`;
    if (began.current === visit) return;
    began.current = visit;
    setRefusals(null);
    void duplicate({ input: { id } }).then(async (payload) => {
      if (!payload?.invoice) return setRefusals(payload?.errors ?? []);
      toast.success(t('done.duplicated'));
      return go(`invoicemore/invoice-creation/${payload.invoice.id}`, { replace: true });
    });
  }, [id, tries, duplicate, go, t]);
  if (!refusals) return <PageSkeleton />;
  if (refusals.some(({ path }) => path === 'id')) return <NotFound action={<ToInvoices />} />;
  return <NoCopy refusals={refusals} retry={() => setTries(tries + 1)} />;
}

interface NoCopyProps {
  refusals: readonly Refusal[];
  retry: () => void;
}

/** Why no copy was made; a call without a response was reported in a toast, and can be repeated. */
function NoCopy({ refusals, retry }: NoCopyProps) {
  const { t, language } = useMessages(['invoicing', 'ui', ...refusalNamespaces]);
  const texts = refusals.map((one) => refusalText(one, language));
  return (
    <EmptyState
      page
      icon={<IconCopyOff size={28} stroke={1.5} />}
      title={t('duplication.none')}
      text={texts.join(' ') || t('duplication.lost')}
      action={
        texts.length > 0 ? (
          <ToInvoices />
        ) : (
          <Button variant="light" onClick={retry}>
            {t('ui:error.retry')}
          </Button>
        )
      }
    />
  );
}
