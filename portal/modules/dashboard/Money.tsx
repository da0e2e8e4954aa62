import type { ReactNode } from 'react';
import { messageWith, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { Money as Amount } from '../../ui/money/Money.tsx';
import { type PayoutOutlook, payoutSentence } from '../../ui/payout/payoutSentence.ts';
import { useMessages, useWords } from '../../ui/texts.ts';
import { When } from '../../ui/time/When.tsx';
import styles from './Dashboard.module.css';
import type { DashboardData, DashboardSum } from './dashboardQuery.ts';
import { INVOICE_LIST, OVERDUE_LIST } from './lists.ts';

const nothing = {
  currency: 'NOK',
  withClients: 0,
  withClientsCount: 0,
  overdue: 0,
  overdueCount: 0,
  inReview: 0,
  inReviewCount: 0,
  invoiced: 0,
  settled: 0,
  payoutAmount: 0,
} as const;

interface MoneyProps {
  data: DashboardData;
  /** The expected payout of paid invoices; null where all of it is paid out. */
  outlook: PayoutOutlook | null;
}

/** The sums by stage: outstanding, overdue, received, and the next payout. */
export function Money({ data, outlook }: MoneyProps) {
  const sums: readonly (DashboardSum | typeof nothing)[] = data.sums.length ? data.sums : [nothing];
  return sums.map((sum) => (
    <OneCurrency key={sum.currency} data={data} sum={sum} outlook={outlook} />
  ));
}

interface OneCurrencyProps extends MoneyProps {
  sum: DashboardSum | typeof nothing;
}

function OneCurrency({ data, sum, outlook }: OneCurrencyProps) {
  const { t, language } = useMessages(['dashboard', 'ui/payout']);
  const words = useWords('invoicing');
  const href = useHref();
  const own = sum.currency === 'NOK' ? outlook : null;
  const next = data.nextPayout?.currency === sum.currency ? data.nextPayout : null;
  const amount = (value: number, size: 'hero' | 'large') => (
    <Amount amount={value} currency={sum.currency} size={size} />
  );
  return (
    <Card>
      <dl className={styles.figures}>
        <Figure
          name={words.value('InvoiceStatus', 'PUBLISHED').label}
          isFirst
          note={t('money.invoices', { count: sum.withClientsCount })}
        >
          <AppLink href={href(`${INVOICE_LIST}?status=PUBLISHED`)}>
            {amount(sum.withClients, 'hero')}
          </AppLink>
        </Figure>
        <Figure
          name={words.field('invoices.isOverdue').label}
          tone={sum.overdueCount > 0 ? 'rust' : undefined}
          note={t('money.invoices', { count: sum.overdueCount })}
        >
          <AppLink href={href(OVERDUE_LIST)}>{amount(sum.overdue, 'large')}</AppLink>
        </Figure>
        <Figure name={t('money.inReview')} note={t('money.invoices', { count: sum.inReviewCount })}>
          <AppLink href={href(`${INVOICE_LIST}?status=SUBMITTED,APPROVED`)}>
            {amount(sum.inReview, 'large')}
          </AppLink>
        </Figure>
        <Figure
          name={t('money.nextPayout')}
          tone={own?.state === 'HELD' ? 'rust' : undefined}
          note={
            own ? (
              withVerbatim(payoutSentence(own, t, language))
            ) : next ? (
              <>
                <span>{messageWith(t, 'money.whenPaid', { client: next.clientName })}</span>
                {next.dueOn && (
                  <>
                    <span>{', '}</span>
                    <span>{t('money.due')}</span> <When value={next.dueOn} />
                  </>
                )}
              </>
            ) : (
              t('money.noPayout')
            )
          }
        >
          {own ? amount(own.amount ?? 0, 'large') : next ? amount(next.payoutAmount, 'large') : '–'}
        </Figure>
      </dl>
      <p className={styles.figureNote}>{t('money.withVat')}</p>
    </Card>
  );
}

interface FigureProps {
  name: string;
  note: ReactNode;
  isFirst?: boolean;
  tone?: 'rust' | undefined;
  children: ReactNode;
}

function Figure({ name, note, isFirst, tone, children }: FigureProps) {
  return (
    <div className={styles.figure} data-first={isFirst || undefined} data-tone={tone}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={styles.figureValue}>{children}</dd>
      <dd className={styles.figureNote}>{note}</dd>
    </div>
  );
}
