import { Box, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Money } from '#admin/app/fields/Money.tsx';
import { moneyParts } from '#admin/app/format/moneyParts.ts';
import { useCurrentLocale } from '#admin/app/locale/locale.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import type { MoneyOverview } from './moneyQuery.ts';

/** The sums of the year, and the amounts owed to the authorities. */
export function Totals({ money: { total, taxEstimated } }: { money: MoneyOverview }) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const say = (key: string, values = {}) => translate(`settlement.money.${key}`, values);
  const estimated = moneyParts(taxEstimated, locale)?.whole;
  const sums = [
    { name: say('paidIn'), amount: total.paidIn, help: say('paidInHelp') },
    { name: say('paidOut'), amount: total.paidOut, help: say('paidOutHelp') },
    { name: say('refunded'), amount: total.refunded, help: say('refundedHelp') },
    {
      name: say('tax'),
      amount: total.taxOwed,
      help: taxEstimated === '0' ? say('taxHelpPlain') : messageWith(say, 'taxHelp', { estimated }),
    },
    { name: say('employerTax'), amount: total.employerTaxOwed, help: say('employerTaxHelp') },
  ];
  return (
    <Paper
      component="dl"
      sx={{
        m: 0,
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
      }}
    >
      {sums.map(({ name, amount, help }) => (
        <Box key={name}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 650, lineHeight: '28px' }}>
            <Money minor={amount} locale={locale} />
            <Box
              sx={{ fontSize: 12, fontWeight: 400, lineHeight: '16px', color: 'text.secondary' }}
            >
              {help}
            </Box>
          </Box>
        </Box>
      ))}
    </Paper>
  );
}
