import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/Card.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { dateLocale } from '../../../ui/time/dateLocale.ts';
import { useWords } from '../../../ui/words/useWords.ts';
import styles from './Payouts.module.css';
import type { PayoutYear } from './PayoutsData.ts';

const share = (amount: number, most: number) => `${Math.max(0, (amount / most) * 100)}%`;

/** What clients paid in each month and how much of it reached the account: drawn, and as a table for everybody. */
export function Months({ year }: { year: PayoutYear }) {
  const { t, i18n } = useTranslation('settlement/payouts');
  const words = useWords();
  const nameOf = (startsOn: string, month: 'long' | 'short') =>
    new Date(`${startsOn}T12:00:00`).toLocaleDateString(dateLocale(i18n.language), { month });
  const months = Array.from({ length: 12 }, (_, at) => {
    const startsOn = `${year.year}-${String(at + 1).padStart(2, '0')}-01`;
    const found = year.months.find((one) => one.startsOn === startsOn);
    return { startsOn, clientPaid: found?.clientPaid ?? 0, payout: found?.payout ?? 0 };
  });
  const most = Math.max(1, ...months.flatMap(({ clientPaid, payout }) => [clientPaid, payout]));
  return (
    <Card title={t('months')} lead={t('monthsLead')}>
      <div className={styles.chart} aria-hidden="true">
        {months.map(({ startsOn, clientPaid, payout }) => (
          <div key={startsOn} className={styles.month}>
            <div className={styles.bars}>
              <div className={styles.bar} style={{ height: share(clientPaid, most) }} />
              <div className={styles.own} style={{ height: share(payout, most) }} />
            </div>
            <span className={styles.monthName}>{nameOf(startsOn, 'short').slice(0, 3)}</span>
          </div>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.ownSign} /> <span>{t('paid')}</span>
        <span className={styles.barSign} /> <span>{t('clients')}</span>
      </p>
      <details className={styles.details}>
        <summary>{t('show')}</summary>
        <table className={styles.table}>
          <caption className={styles.hidden}>{t('months')}</caption>
          <thead>
            <tr>
              <th scope="col">{words.value('SalaryReportKind', 'MONTH').label}</th>
              <th scope="col">{t('clients')}</th>
              <th scope="col">{t('paid')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ startsOn, clientPaid, payout }) => (
              <tr key={startsOn}>
                <th scope="row">{nameOf(startsOn, 'long')}</th>
                <td>
                  <Money amount={clientPaid} bare />
                </td>
                <td>
                  <Money amount={payout} bare />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
