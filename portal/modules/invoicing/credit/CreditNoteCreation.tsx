import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toastFailure } from '#portal/app/toasts/toast.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { EmptyState, ErrorState, NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { ToInvoices } from '../ToInvoices.tsx';
import { CreditForm } from './CreditForm.tsx';
import { creditableQuery } from './creditableQuery.ts';

/**
 * Credits a published invoice. The invoice is read once: if a colleague credits it meanwhile, the form does
 * not change unnoticed; the server refuses it, and then the invoice is read again.
 */
export function CreditNoteCreation() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { account } = useSignedIn();
  const query = useQuery({
    ...queryOf(creditableQuery, { id }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!account.canManage || !account.features.invoices)
    return <Closed feature="invoices" action={<ToInvoices />} />;
  if (query.isPending) return <PageSkeleton />;
  if (!query.data) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { node } = query.data;
  if (node?.__typename !== 'Invoice') return <NotFound action={<ToInvoices />} />;
  if (node.status !== 'PUBLISHED' && node.status !== 'RESOLVED' && node.status !== 'NULLIFIED') {
    return <NotCreditable id={id} what="notPublished" icon={<IconLock size={28} stroke={1.5} />} />;
  }
  if (node.lines.every(({ remainingQuantity }) => Number(remainingQuantity ?? 0) === 0)) {
    return (
      <NotCreditable id={id} what="nothingLeft" icon={<IconCircleCheck size={28} stroke={1.5} />} />
    );
  }
  const readAgain = async () => {
    const { isError, error } = await query.refetch();
    if (isError) toastFailure(error);
    return !isError;
  };
  return <CreditForm key={node.id} invoice={node} readAgain={readAgain} />;
}

interface NoneProps {
  id: string;
  what: 'notPublished' | 'nothingLeft';
  icon: ReactNode;
}

/** Why there is nothing to be done here, and the way back. */
function NotCreditable({ id, what, icon }: NoneProps) {
  const { t } = useMessages('invoicing/credit');
  const href = useHref();
  return (
    <EmptyState
      page
      icon={icon}
      title={t(`${what}.title`)}
      text={t(`${what}.text`)}
      action={
        <LinkButton variant="light" as={AppLink} href={href(`invoicemore/invoice/${id}`)}>
          {t('toInvoice')}
        </LinkButton>
      }
    />
  );
}
