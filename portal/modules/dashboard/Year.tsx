import { MonthChart } from '../../ui/charts/MonthChart.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { useMessages } from '../../ui/texts.ts';
import styles from './Dashboard.module.css';
import type { DashboardData, DashboardSum } from './dashboardQuery.ts';

interface Props {
  data: DashboardData;
  sum: DashboardSum;
}

/** The sums of this year, and each month. */
export function Year({ data, sum }: Props) {
  const { t } = useMessages('dashboard');
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
      <MonthChart
        year={data.year}
        months={data.months
          .filter(({ currency }) => currency === sum.currency)
          .map(({ startsOn, invoiced, settled }) => ({ startsOn, sum: invoiced, part: settled }))}
        names={{ sum: t('year.invoiced'), part: t('year.settled'), rest: t('year.unsettled') }}
        caption={t('year.table', { year: data.year, currency: sum.currency })}
      />
    </Card>
  );
}
