import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { payoutNewsSubscription } from '#portal/app/news/payoutNewsSubscription.ts';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { RowEvents } from '#portal/app/screens/row/RowEvents.tsx';
import { queryOf } from '#portal/graphql/graphql.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Breakdown } from '#portal/ui/breakdown/Breakdown.tsx';
import type { BreakdownAmounts } from '#portal/ui/breakdown/BreakdownBar.tsx';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { Path } from '#portal/ui/path/Path.tsx';
import { Files } from '#portal/ui/row/Files.tsx';
import styles from '#portal/ui/row/Row.module.css';
import { ErrorState, NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { marked } from '#shared/texts/with-verbatim.ts';
import { creditNoteNewsSubscription } from '../credit/creditNoteNewsSubscription.ts';
import { DeliveryCure } from '../delivery/DeliveryCure.tsx';
import { deliveryState } from '../deliveryState.ts';
import { InvoiceBadge } from '../InvoiceBadge.tsx';
import { ProfileNote } from '../profile/ProfileNote.tsx';
import { Reminder } from '../reminder/Reminder.tsx';
import { ToInvoices } from '../ToInvoices.tsx';
import { CreditedCard } from './CreditedCard.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import type { InvoiceData } from './InvoiceData.ts';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { invoiceQuery } from './invoiceQuery.ts';
import { invoiceSteps } from './invoiceSteps.ts';
import { StepDocuments } from './StepDocuments.tsx';
import { useInvoiceCommands } from './useInvoiceCommands.ts';

/** The page of an invoice: progress, breakdown, content and events. */
export function InvoiceView() {
  const { t, language } = useMessages(['invoicing', 'ui/payout']);
  const words = useWords();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useQuery(queryOf(invoiceQuery, { id }));
  useNews(creditNoteNewsSubscription, [invoiceQuery]);
  useNews(payoutNewsSubscription, [invoiceQuery]);
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { node } = query.data;
  if (node?.__typename !== 'Invoice') return <NotFound action={<ToInvoices />} />;
  const client = node.client?.friendlyName || node.client?.name;
  const state = deliveryState(node);
  const isFailed = node.status === 'PUBLISHED' && node.lastDelivery?.status === 'FAILED';
  const isAllCredited = node.refundStatus !== 'NO' && node.remainingAmount === 0;
  return (
    <Page
      title={
        node.documentNumber
          ? t('view.title', { number: marked(node.documentNumber) })
          : words.noun('invoices').one
      }
      lead={client ? <span translate="no">{client}</span> : t('list.noClient')}
      badge={
        <span aria-live="polite">
          <InvoiceBadge invoice={node} />
        </span>
      }
      actions={<InvoiceActions invoice={node} />}
    >
      <div className={styles.grid}>
        <div className={styles.wide}>
          <Card>
            <Path
              steps={invoiceSteps(node, t, words, language)}
              label={t('view.path')}
              details={(step) => <StepDocuments invoice={node} step={step} />}
            />
            {node.status === 'SUBMITTED' && node.freelanceProfile && (
              <ProfileNote profile={node.freelanceProfile} />
            )}
            {isFailed && <InvoiceCure invoice={node} />}
            {node.reminders && !isFailed && state !== 'SENDING' && (
              <Reminder invoice={node} reminders={node.reminders} />
            )}
          </Card>
        </div>
        <div className={styles.main}>
          <InvoiceLines invoice={node} />
          {node.creditNotes.length > 0 && <CreditedCard invoice={node} />}
          {node.receipts.length > 0 && <Receipts receipts={node.receipts} />}
          <RowEvents table="invoices" states="InvoiceStatus" events={node.events} />
        </div>
        <div className={styles.aside}>
          <Card>
            <Breakdown
              amounts={breakdownOf(node)}
              settled={node.payout?.amount}
              debt={node.payout?.debt}
              never={
                node.outcome === 'BAD_END' || isAllCredited || node.payout?.state === 'OUTSIDE'
              }
            />
          </Card>
          <InvoiceFacts invoice={node} />
        </div>
      </div>
    </Page>
  );
}

/** Resolves the failed delivery of an invoice. */
function InvoiceCure({ invoice }: { invoice: InvoiceData }) {
  const { mail, sendEhf } = useInvoiceCommands(invoice);
  const go = useGo();
  const { client, freelanceProfile, lastDelivery } = invoice;
  if (!client || !lastDelivery) return null;
  return (
    <DeliveryCure
      kind="invoice"
      client={client}
      freelanceProfileId={freelanceProfile?.id ?? ''}
      delivery={lastDelivery}
      deliveredAt={invoice.deliveredAt}
      mail={mail}
      sendEhf={sendEhf}
      credit={
        invoice.remainingAmount > 0
          ? () => void go(`invoicemore/credit-note-creation/${invoice.id}`)
          : undefined
      }
    />
  );
}

/** The receipts behind the expenses. */
function Receipts({ receipts }: { receipts: InvoiceData['receipts'] }) {
  const { many } = useWords().noun('receipts');
  const files = receipts.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
  return (
    <Card title={many}>
      <Files files={files} />
    </Card>
  );
}

/** The amounts to split: what credit notes have left, or the whole invoice if they have left nothing. */
function breakdownOf(invoice: InvoiceData): BreakdownAmounts {
  const amounts = {
    ...invoice,
    freelanceType: invoice.freelanceProfile?.freelanceType ?? 'INDIVIDUAL',
  } as const;
  if (invoice.refundStatus === 'NO' || invoice.remainingAmount === 0) return amounts;
  return {
    ...amounts,
    total: invoice.remainingAmount + invoice.remainingVat,
    amount: invoice.remainingAmount,
    vat: invoice.remainingVat,
    platformFeeAmount: invoice.remainingPlatformFeeAmount,
    employerTaxAmount: invoice.remainingEmployerTaxAmount,
    salaryTaxAmount: invoice.remainingSalaryTaxAmount,
    payoutAmount: invoice.remainingPayoutAmount,
  };
}
