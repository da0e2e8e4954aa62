import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { RowEvents } from '#portal/app/screens/row/RowEvents.tsx';
import { graphql, queryOf, type ResultOf } from '#portal/graphql/graphql.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Card, Facts, Page } from '#portal/ui/layout/Page.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { ErrorState, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { When } from '#portal/ui/time/When.tsx';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { marked } from '#shared/texts/with-verbatim.ts';
import { PaymentBox, SettledBox } from '../../invoicing/public/PaymentBox.tsx';
import { PublicLines } from '../../invoicing/public/PublicLines.tsx';
import { PublicSums } from '../../invoicing/public/PublicSums.tsx';
import { DueIn } from '../DueIn.tsx';
import { ForBuyers } from '../ForBuyers.tsx';
import { PaymentBadge } from '../PaymentBadge.tsx';
import styles from '../Purchases.module.css';
import { EhfButton } from './EhfButton.tsx';
import { PurchaseMissing } from './PurchaseMissing.tsx';

/** A purchase with the document as its buyer sees it. */
const purchaseQuery = graphql(`
  query Purchase($id: ID!) {
    node(id: $id) {
      __typename
      ... on Purchase {
        id documentNumber paymentStatus remaining dueOn isOverdue invoicedOn buyerReference orderReference currency
        supplier { id name organizationNumber }
        refunds { id documentNumber creditedOn total }
        events { id actor eventType occurredAt status }
        document {
          documentNumber status sellerName sellerOrganizationNumber freelancerName clientName language invoicedOn dueOn amount vat total
          credited remaining refund refunded isOverdue currency kid bankAccountNumber iban pdfPath ehfPath publicPath paidAmount buyerReference orderReference
          theme { primary primaryContrast primaryHover font { name url } }
          lines { description lineType quantity unit unitPrice amount vatRate vat startDate endDate purpose startTime endTime addressFrom addressTo }
        }
      }
    }
  }
`);

/** A purchase as its own page shows it. */
type PurchaseData = Extract<
  NonNullable<ResultOf<typeof purchaseQuery>['node']>,
  { __typename: 'Purchase' }
>;

/** Everything that happens to purchases of this team, and first that it is listened for. */
const purchaseNewsSubscription = graphql(`
  subscription PurchaseNews {
    purchaseStatusChanged(resync: true) { event purchase { id status } }
  }
`);

/** An invoice to the team: the remaining amount, its due date and payment details, and its content. */
export function PurchasePage() {
  return (
    <ForBuyers>
      <Purchase />
    </ForBuyers>
  );
}

function Purchase() {
  const { t, language } = useMessages('purchases');
  const href = useHref();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useQuery(queryOf(purchaseQuery, { id }));
  useNews(purchaseNewsSubscription, [purchaseQuery]);
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const purchase = query.data.node;
  if (purchase?.__typename !== 'Purchase' || !purchase.document)
    return <PurchaseMissing table="purchases" />;
  const { document, supplier, remaining, dueOn } = purchase;
  return (
    <Page
      title={t('purchase.title', { number: marked(purchase.documentNumber) })}
      lead={
        <AppLink href={href(`payoutmore/supplier/${supplier.id}`)}>
          <span translate="no">{supplier.name}</span>
        </AppLink>
      }
      badge={
        <span aria-live="polite">
          <PaymentBadge purchase={purchase} />
        </span>
      }
    >
      <div className={styles.open}>
        <Money amount={remaining || document.total} currency={purchase.currency} size="hero" />
        {remaining > 0 && (
          <p className={styles.due}>
            {t(purchase.isOverdue ? 'due.late' : 'due.by', {
              day: formatDay(dueOn, language),
            })}{' '}
            · <DueIn day={dueOn} />
          </p>
        )}
      </div>
      <div className={styles.grid}>
        <div className={styles.column}>
          <Card>
            <PublicLines invoice={document} />
            <PublicSums invoice={document} />
          </Card>
          <PurchaseRefunds refunds={purchase.refunds} />
          <RowEvents table="purchases" states="InvoiceStatus" events={purchase.events} />
        </div>
        <div className={`${styles.column} ${styles.pay}`}>
          {remaining > 0 ? (
            <PaymentBox invoice={document} path={document.publicPath} />
          ) : (
            <SettledBox invoice={document} />
          )}
          <EhfButton path={document.ehfPath} />
          <PurchaseFacts purchase={purchase} />
        </div>
      </div>
    </Page>
  );
}

/** The seller and the references that the buyer's bookkeeping needs. */
function PurchaseFacts({ purchase }: { purchase: PurchaseData }) {
  const { t } = useMessages('purchases');
  const words = useWords();
  const { document, invoicedOn, buyerReference, orderReference } = purchase;
  const called = (name: string) => words.field(`purchases.${name}`).label;
  const number = document?.sellerOrganizationNumber;
  const facts = [
    { name: t('fact.seller'), value: document?.sellerName },
    { name: t('fact.sellerNumber'), value: number && formatIdentifier.organizationNumber(number) },
    { name: called('invoicedOn'), value: <When value={invoicedOn} /> },
    { name: called('buyerReference'), value: buyerReference },
    { name: called('orderReference'), value: orderReference },
  ];
  return (
    <Card title={t('fact.title')}>
      <Facts facts={facts.filter(({ value }) => value)} />
    </Card>
  );
}

/** The credit notes to a purchase, each leading to its page; nothing where there is none. */
function PurchaseRefunds({ refunds }: Pick<PurchaseData, 'refunds'>) {
  const words = useWords();
  const href = useHref();
  if (refunds.length === 0) return null;
  return (
    <Card title={words.noun('refunds').many}>
      <ul className={styles.refunds}>
        {refunds.map(({ id, documentNumber, creditedOn, total }) => (
          <li key={id} className={styles.refund}>
            <span>
              <AppLink href={href(`payoutmore/refund/${id}`)}>
                <span translate="no">{documentNumber}</span>
              </AppLink>{' '}
              <When value={creditedOn} />
            </span>
            <Money amount={total} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
