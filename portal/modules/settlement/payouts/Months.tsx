import { useTranslation } from 'react-i18next';
import { MonthChart } from '#portal/ui/charts/MonthChart.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import type { PayoutYear } from './PayoutsData.ts';

/** The amount clients paid in each month and how much of it reached the account. */
export function Months({ year }: { year: PayoutYear }) {
  const { t } = useTranslation('settlement/payouts');
  return (
    <Card title={t('months')} lead={t('monthsLead')}>
      <MonthChart
        year={year.year}
        months={year.months.map(({ startsOn, clientPaid, payout }) => ({
          ...{ startsOn: startsOn ?? '', sum: clientPaid, part: payout },
        }))}
        names={{ sum: t('clients'), part: t('paid') }}
        caption={t('months')}
      />
    </Card>
  );
}
