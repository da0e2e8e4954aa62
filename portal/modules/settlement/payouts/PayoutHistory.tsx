import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import type { ExportFiles } from '#portal/ui/list/ExportItems.tsx';
import { ExportMenu } from '#portal/ui/list/ExportMenu.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { StateBadge, type StateOutcome } from '#portal/ui/states/StateBadge.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { When } from '#portal/ui/time/When.tsx';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './Payouts.module.css';
import type { PayoutRow } from './PayoutsData.ts';

interface Props {
  rows: readonly PayoutRow[];
  files: ExportFiles;
  total: number;
  page: number;
  perPage: number;
  isStale: boolean;
  onPage: (page: number) => void;
}

const outcomes: Record<PayoutRow['status'], StateOutcome> = {
  PROPOSED: 'OPERATORS',
  HELD: 'OPERATORS',
  SENT: 'OTHERS',
  PAID: 'GOOD_END',
  REJECTED: 'BAD_END',
  RETURNED: 'BAD_END',
};

/** Each payout with its day, its account, its salary slip and the invoices in it. */
export function PayoutHistory({ rows, files, ...pages }: Props) {
  const { t } = useMessages('ui');
  const words = useWords();
  return (
    <Card
      title={words.noun('payouts').many}
      actions={<ExportMenu {...files}>{t('list.export')}</ExportMenu>}
    >
      <ul className={styles.history}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <Pager {...pages} />
    </Card>
  );
}

function Row({ row }: { row: PayoutRow }) {
  const { t, language } = useMessages('settlement/payouts');
  const words = useWords();
  const href = useHref();
  const hasFailed = row.status === 'REJECTED' || row.status === 'RETURNED';
  const isUnderWay = row.status === 'PROPOSED' || row.status === 'SENT';
  const reason = row.bankReason ? words.value('BankReason', row.bankReason).label : row.reason;
  const invoices = row.items.flatMap(({ id, invoice }) => (invoice ? [{ id, invoice }] : []));
  return (
    <li className={styles.payout}>
      <div className={styles.payoutHead}>
        <When value={row.paidOn ?? row.createdAt} />
        <StateBadge outcome={outcomes[row.status]}>
          {words.value('PayoutStatus', row.status).label}
        </StateBadge>
        <span className={styles.payoutSum}>
          <Money amount={row.amount} />
        </span>
      </div>
      {row.accountEnding && (
        <span className={styles.small}>
          {messageWith(t, 'ending', { ending: row.accountEnding })}
        </span>
      )}
      {isUnderWay && (
        <span className={styles.small}>
          {row.expectedOn
            ? t('expected', { day: formatDay(row.expectedOn, language) })
            : t('unanswered')}
        </span>
      )}
      {hasFailed && reason && <p className={styles.failure}>{t('because', { reason })}</p>}
      <div className={styles.papers}>
        {row.salarySlip?.issuedAt && (
          <AppLink href={href(`invoicemore/payout-service/salary-slips/${row.salarySlip.id}`)}>
            {words.noun('salary_slips').one}
          </AppLink>
        )}
        {invoices.map(({ id, invoice }) => (
          <AppLink key={id} href={href(`invoicemore/invoice/${invoice.id}`)}>
            <span>{words.noun('invoices').one}</span>{' '}
            <span translate="no">{invoice.documentNumber}</span>
          </AppLink>
        ))}
      </div>
    </li>
  );
}
