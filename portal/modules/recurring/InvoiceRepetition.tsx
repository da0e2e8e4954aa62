import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isoDay } from '#shared/days/iso-day.ts';
import { DeclaredForm } from '../../app/forms/declared/DeclaredForm.tsx';
import { Closed } from '../../app/gates/Closed.tsx';
import { useGo } from '../../app/routing/AppLink.tsx';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { graphql, queryOf } from '../../graphql/graphql.ts';
import { Card, Page } from '../../ui/layout/Page.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { ErrorState, NotFound, PageSkeleton } from '../../ui/states/States.tsx';
import { useWords } from '../../ui/texts.ts';
import { ToInvoices } from '../invoicing/ToInvoices.tsx';

const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

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

/** The first day after today on which an invoice of a day comes again, a month at a time; both as the server writes days. */
export function firstDay(invoicedOn: string, today: string): string {
  const [year = 0, month = 1, day = 1] = invoicedOn.split('-').map(Number);
  const inMonth = (months: number) => {
    const first = new Date(Date.UTC(year, month - 1 + months, 1));
    const clipped = Math.min(day, lastOf(first.getUTCFullYear(), first.getUTCMonth()));
    first.setUTCDate(clipped);
    return first.toISOString().slice(0, 10);
  };
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const passed = Math.max(1, (thisYear - year) * 12 + thisMonth - month);
  return inMonth(passed) > today ? inMonth(passed) : inMonth(passed + 1);
}
