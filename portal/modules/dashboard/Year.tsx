import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/Card.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { Money } from '../../ui/money/Money.tsx';
import { dateLocale } from '../../ui/time/dateLocale.ts';
import styles from './Dashboard.module.css';
import type { DashboardData, DashboardSum } from './DashboardData.ts';
import { yearMonths } from './yearMonths.ts';

interface Props {
  data: DashboardData;
  sum: DashboardSum;
}

/** This year by month: drawn for those who look, and a table for those who hear. */
export function Year({ data, sum }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const months = yearMonths(data.months, data.year, sum.currency);
  const name = (startsOn: string, month: 'long' | 'short') =>
    new Date(`${startsOn}T12:00:00`).toLocaleDateString(dateLocale(i18n.language), { month });
  const said = (amount: number) => {
    const { sign, whole, fraction } = formatMoney(amount, i18n.language);
    return `${sign}${whole}${fraction}`;
  };
  const totals = [
    { name: t('year.invoiced'), value: sum.invoiced },
    { name: t('year.settled'), value: sum.settled },
    { name: t('year.yours'), value: sum.payoutAmount },
  ];
  return (
    <Card title={t('year.title', { year: data.year })} lead={t('year.lead')}>
      <dl className={styles.totals}>
        {totals.map((one) => (
          <div key={one.name}>
            <dt className={styles.figureName}>{one.name}</dt>
            <dd className={styles.total}>
              <Money amount={one.value} currency={sum.currency} size="large" />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.chart} aria-hidden="true">
        {months.map(({ startsOn, invoiced, settled, height, settledHeight }) => (
          <div
            key={startsOn}
            className={styles.month}
            title={`${name(startsOn, 'long')}: ${said(invoiced)} (${said(settled)})`}
          >
            <div className={styles.bars}>
              <div className={styles.bar} style={{ height: `${height}%` }} />
              <div className={styles.settledBar} style={{ height: `${settledHeight}%` }} />
            </div>
            <span className={styles.monthName}>{name(startsOn, 'short').slice(0, 3)}</span>
          </div>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.settledSign} /> <span>{t('year.settled')}</span>
        <span className={styles.invoicedSign} /> <span>{t('year.unsettled')}</span>
      </p>
      {/* A table keeps its height, and would make the page longer than what is seen. */}
      <div className={styles.heard}>
        <table>
          <caption>{t('year.table', { year: data.year, currency: sum.currency })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('year.month')}</th>
              <th scope="col">{t('year.invoiced')}</th>
              <th scope="col">{t('year.settled')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ startsOn, invoiced, settled }) => (
              <tr key={startsOn}>
                <th scope="row">{name(startsOn, 'long')}</th>
                <td>{said(invoiced)}</td>
                <td>{said(settled)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
