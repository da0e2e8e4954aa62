import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { RowEvents } from '#portal/app/screens/row/RowEvents.tsx';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Card, Facts, Page } from '#portal/ui/layout/Page.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { ErrorState, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { marked } from '#shared/texts/with-verbatim.ts';
import { PdfButton } from '../../invoicing/public/PdfButton.tsx';
import { PublicLines } from '../../invoicing/public/PublicLines.tsx';
import { RefundBadge } from '../DueIn.tsx';
import { ForBuyers } from '../ForBuyers.tsx';
import styles from '../Purchases.module.css';
import { EhfButton } from './EhfButton.tsx';
import { PurchaseMissing } from './PurchaseMissing.tsx';

/** A refund with the document as its buyer sees it. */
const refundQuery = graphql(`
  query Refund($id: ID!) {
    node(id: $id) {
      __typename
      ... on Refund {
        id documentNumber status creditedOn amount vat total currency
        supplier { id name }
        purchase { id documentNumber }
        events { id actor eventType occurredAt status }
        document {
          reason pdfPath ehfPath
          lines { description lineType quantity unit unitPrice amount vatRate vat startDate endDate purpose startTime endTime addressFrom addressTo }
        }
      }
    }
  }
`);

/** Everything that happens to refunds of this team, and first that it is listened for. */
const refundNewsSubscription = graphql(`
  subscription RefundNews {
    refundStatusChanged(resync: true) { event refund { id status } }
  }
`);

/** A credit note to the team: the purchase, the credited amount and the reason. */
export function RefundPage() {
  return (
    <ForBuyers>
      <Refund />
    </ForBuyers>
  );
}

function Refund() {
  const { t } = useMessages('purchases');
  const words = useWords();
  const href = useHref();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useQuery(queryOf(refundQuery, { id }));
  useNews(refundNewsSubscription, [refundQuery]);
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const refund = query.data.node;
  if (refund?.__typename !== 'Refund' || !refund.document)
    return <PurchaseMissing table="refunds" />;
  const { document, supplier, purchase, currency } = refund;
  const called = (name: string) => words.field(`refunds.${name}`).label;
  const facts = [
    {
      name: words.noun('purchases').one,
      value: (
        <AppLink href={href(`payoutmore/purchase/${purchase.id}`)}>
          <span translate="no">{purchase.documentNumber}</span>
        </AppLink>
      ),
    },
    { name: called('creditedOn'), value: <When value={refund.creditedOn} /> },
    { name: called('amount'), value: <Money amount={refund.amount} currency={currency} /> },
    { name: called('vat'), value: <Money amount={refund.vat} currency={currency} /> },
    { name: t('refund.reason'), value: document.reason },
  ];
  return (
    <Page
      title={t('refund.title', { number: marked(refund.documentNumber) })}
      lead={
        <AppLink href={href(`payoutmore/supplier/${supplier.id}`)}>
          <span translate="no">{supplier.name}</span>
        </AppLink>
      }
      badge={
        <span aria-live="polite">
          <RefundBadge status={refund.status} />
        </span>
      }
    >
      <div className={styles.open}>
        <Money amount={refund.total} currency={currency} size="hero" />
        <p className={styles.due}>
          {t(`refund.${refund.status === 'RESOLVED' ? 'settled' : 'open'}`)}
        </p>
      </div>
      <div className={styles.grid}>
        <div className={styles.column}>
          <Card>
            <PublicLines
              invoice={{ lines: document.lines, currency }}
              caption={t('refund.lines')}
            />
          </Card>
          <RowEvents table="refunds" states="CreditNoteStatus" events={refund.events} />
        </div>
        <div className={styles.column}>
          <PdfButton path={document.pdfPath} />
          <EhfButton path={document.ehfPath} />
          <Card title={t('fact.title')}>
            <Facts facts={facts.filter(({ value }) => value)} />
          </Card>
        </div>
      </div>
    </Page>
  );
}
