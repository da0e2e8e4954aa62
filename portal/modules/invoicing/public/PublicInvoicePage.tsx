import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigation } from '#portal/app/routing/Navigation.ts';
import { execute } from '#portal/graphql/execute.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { useDocumentTitle } from '#portal/ui/layout/useDocumentTitle.ts';
import { Money } from '#portal/ui/money/Money.tsx';
import { ErrorState, NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useTeamTheme } from '#portal/ui/theme/useTeamTheme.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { browserStorage } from '#shared/browser-storage.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { PaymentBox, SettledBox } from './PaymentBox.tsx';
import styles from './Public.module.css';
import { PublicCreditNotes } from './PublicCreditNotes.tsx';
import { PublicLines } from './PublicLines.tsx';
import { PublicSums } from './PublicSums.tsx';
import { publicInvoiceQuery, publicState } from './publicInvoiceQuery.ts';

/** The time for which a person has a page in sight before it counts as opened. */
const inSightMs = 2_000;

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** A browser steered by a program, as scanners of mail use; and a tab in which an operator is signed in. */
export const isNoClient = (browser: Pick<Navigator, 'webdriver'>, operator: string | null) =>
  browser.webdriver || operator !== null;

/** Reports that the client has opened the invoice. */
const openPublicInvoiceMutation = graphql(`
  mutation OpenPublicInvoice($input: OpenPublicInvoiceInput!) {
    openPublicInvoice(input: $input) {
      errors { code path }
    }
  }
`);

/** Nothing on the page depends on it. */
const ignore = () => {};

/** The invoice as the client sees it: sender, amount, lines, due date and payment details. */
export function PublicInvoicePage() {
  const { t, language } = useMessages('invoicing/public');
  const words = useWords('invoicing');
  const { lang, token = '' } = useNavigation().useParams();
  const query = useQuery(queryOf(publicInvoiceQuery, { token }));
  const invoice = query.data?.publicInvoice;
  useOpening(token, Boolean(invoice));
  const theme = useTeamTheme('invoice', invoice?.theme);
  useDocumentTitle(
    invoice ? t('tab', { number: invoice.documentNumber }) : words.noun('invoices').one,
  );
  if (query.isPending)
    return (
      <div className={styles.page}>
        <PageSkeleton />
      </div>
    );
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!invoice) return <NotFound text={t('missing')} />;
  const state = publicState(invoice);
  const references = [
    { label: t('reference'), value: invoice.buyerReference },
    { label: words.field('invoices.orderReference').label, value: invoice.orderReference },
  ].filter(({ value }) => value);
  return (
    <article className={styles.page} {...theme}>
      <header className={styles.header}>
        <p className={styles.kicker}>
          {messageWith(t, 'number', { number: invoice.documentNumber })}
        </p>
        <h1 className={styles.title} tabIndex={-1} data-page-heading>
          {messageWith(t, 'title', { name: invoice.freelancerName })}
        </h1>
        <p className={styles.sum}>
          <Money
            amount={invoice.remaining || invoice.paidAmount}
            currency={invoice.currency}
            size="hero"
          />
        </p>
        <p className={styles.due} data-state={state}>
          <span>{t(state, { day: formatDay(invoice.dueOn, language) })}</span>
        </p>
      </header>
      <div className={styles.grid}>
        {invoice.remaining > 0 ? (
          <PaymentBox invoice={invoice} path={`/v2/${lang}/invoicemore/public-invoice/${token}`} />
        ) : (
          <SettledBox invoice={invoice} />
        )}
        <div>
          <dl className={styles.parties}>
            <div>
              <dt>{t('from')}</dt>
              <dd>
                <span translate="no">{invoice.sellerName}</span>
              </dd>
              {invoice.sellerOrganizationNumber && (
                <dd className={styles.quiet}>
                  {messageWith(t, 'orgNumber', {
                    number: formatIdentifier.organizationNumber(invoice.sellerOrganizationNumber),
                  })}
                </dd>
              )}
            </div>
            <div>
              <dt>{t('to')}</dt>
              <dd>
                <span translate="no">{invoice.clientName}</span>
              </dd>
              <dd className={styles.quiet}>
                <span>{words.field('invoices.invoicedOn').label}</span>{' '}
                <span>{formatDay(invoice.invoicedOn, language)}</span>
              </dd>
              {references.map(({ label, value }) => (
                <dd key={label} className={styles.quiet}>
                  <span>{label}</span> <span translate="no">{value}</span>
                </dd>
              ))}
            </div>
          </dl>
          <PublicLines invoice={invoice} />
          <PublicSums invoice={invoice} />
          <PublicCreditNotes notes={invoice.creditNotes} currency={invoice.currency} />
        </div>
      </div>
    </article>
  );
}

/** Reports the invoice as opened by its client, once a person has it in sight. */
function useOpening(token: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || isNoClient(navigator, browserStorage.tab.read('honorar.operator'))) return;
    return watchSight(document, () => {
      execute(openPublicInvoiceMutation, { input: { token } }).catch(ignore);
    });
  }, [token, isShown]);
}

/**
 * Reports a page once it has been in sight without interruption. One that is fetched or rendered in advance, or in a
 * background tab, is not in sight. Returns how to stop.
 */
export function watchSight(page: Page, report: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', follow);
  };
  const follow = () => {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      stop();
      report();
    }, inSightMs);
  };
  page.addEventListener('visibilitychange', follow);
  follow();
  return stop;
}
