import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { DeclaredForm } from '../../app/forms/declared/DeclaredForm.tsx';
import { Closed } from '../../app/gates/Closed.tsx';
import { useGo } from '../../app/routing/useHref.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { graphql } from '../../graphql/graphql.ts';
import { queryOf } from '../../graphql/queryOf.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NotFound } from '../../ui/states/NotFound.tsx';
import { PageSkeleton } from '../../ui/states/PageSkeleton.tsx';
import { isoDay } from '../../ui/time/isoDay.ts';
import { useWords } from '../../ui/words/useWords.ts';
import { ToInvoices } from '../invoicing/ToInvoices.tsx';
import { firstDay } from './firstDay.ts';

/** The invoice that is to be made again. */
const repeatedInvoiceQuery = graphql(`
  query RepeatedInvoice($id: ID!) {
    node(id: $id) {
      __typename
      ... on Invoice {
        id documentNumber currency claim invoicedOn
        client { id name friendlyName }
      }
    }
  }
`);

const createRecurringInvoiceMutation = graphql(`
  mutation CreateRecurringInvoice($input: CreateRecurringInvoiceInput!) {
    createRecurringInvoice(input: $input) {
      recurringInvoice { id }
      errors { code path }
    }
  }
`);

/** Sets an invoice going to be made again by itself. */
export function InvoiceRepetition() {
  const { title, description } = useWords().action('createRecurringInvoice');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const go = useGo();
  const { account } = useSignedIn();
  const query = useQuery(queryOf(repeatedInvoiceQuery, { id }));
  if (!account.canManage || !account.features.invoices)
    return <Closed feature="invoices" action={<ToInvoices />} />;
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { node } = query.data;
  if (node?.__typename !== 'Invoice') return <NotFound action={<ToInvoices />} />;
  const today = isoDay(new Date());
  const client = node.client?.friendlyName || node.client?.name;
  return (
    <Page
      narrow
      title={title}
      lead={
        <>
          {client && `${client}, `}
          <Money amount={node.claim} currency={node.currency} />
        </>
      }
    >
      <Card lead={description}>
        <DeclaredForm
          document={createRecurringInvoiceMutation}
          storedAs={`createRecurringInvoice-${id}`}
          begin={{ attributes: { startsOn: firstDay(node.invoicedOn ?? today, today) } }}
          given={{ attributes: { invoiceId: id } }}
          ownerOnly
          onDone={({ recurringInvoice }) =>
            go(`invoicemore/recurring-invoice/${recurringInvoice?.id}`, { replace: true })
          }
        />
      </Card>
    </Page>
  );
}
