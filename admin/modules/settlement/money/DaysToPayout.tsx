import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MonthChart } from '#admin/app/charts/MonthChart.tsx';
import type { MoneyMonth, MoneyOverview } from './moneyQuery.ts';
import { Part } from './Part.tsx';

/** The days from a client's payment to the payout, by the month of the payout. */
export function DaysToPayout({ money: { year, months, total } }: { money: MoneyOverview }) {
  const translate = useTranslate();
  const say = (key: string, count?: number | null) =>
    translate(`settlement.money.${key}`, count === undefined ? {} : { smart_count: count });
  if (total.payoutCount === 0) {
    return (
      <Part isWide title={say('days')} lead={say('daysLead')}>
        {say('daysNone')}
      </Part>
    );
  }
  const charts = [
    {
      name: say('daysFromPayment'),
      of: (one: MoneyMonth) => ({ median: one.paymentDaysMedian, p90: one.paymentDaysP90 }),
    },
    {
      name: say('daysFromPublication'),
      of: (one: MoneyMonth) => ({ median: one.publicationDaysMedian, p90: one.publicationDaysP90 }),
    },
  ];
  return (
    <Part isWide title={say('days')} lead={say('daysLead')}>
      <Typography sx={{ mb: 2 }}>{say('payouts', total.payoutCount)}</Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {charts.map(({ name, of }) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="h4">
              {name}
            </Typography>
            <Typography sx={{ mb: 1 }}>
              <span>{say('median')}</span> <b>{say('inDays', of(total).median)}</b>
              <span>, {say('p90').toLowerCase()}</span> <b>{say('inDays', of(total).p90)}</b>
            </Typography>
            <MonthChart
              of="counts"
              year={year}
              months={months
                .filter(({ payoutCount }) => payoutCount > 0)
                .map((one) => ({
                  startsOn: one.startsOn ?? '',
                  sum: of(one).p90 ?? 0,
                  part: of(one).median ?? 0,
                }))}
              names={{ sum: say('p90'), part: say('median') }}
              caption={`${say('days')}. ${name}`}
            />
          </Box>
        ))}
      </Box>
    </Part>
  );
}
