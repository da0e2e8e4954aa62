import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MonthChart } from '#admin/app/charts/MonthChart.tsx';
import { Money } from '#admin/app/fields/Money.tsx';
import { momentText } from '#admin/app/format/sinceText.ts';
import { useCurrentLocale } from '#admin/app/locale/locale.ts';
import type { MoneyMonth, MoneyOverview } from './moneyQuery.ts';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';

/** The balance at the bank and in the books, on the day of the newest statement and in each month. */
export function BankAgainstBooks({ money: { year, months, total } }: { money: MoneyOverview }) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const say = (key: string, values = {}) => translate(`settlement.money.${key}`, values);
  const compared = months.filter(({ bank }) => bank !== null);
  const apart = compared.filter(({ difference }) => difference !== '0');
  const money = (minor: unknown) => <Money minor={minor} locale={locale} />;
  const day = (one: MoneyMonth) => momentText(one.statementOn, 'date', locale);
  if (compared.length === 0) {
    return (
      <Part title={say('bank')} lead={say('bankLead')}>
        {say('bankNone')}
      </Part>
    );
  }
  return (
    <Part title={say('bank')} lead={say('bankLead')}>
      <Typography variant="subtitle2" component="h4">
        {say('bankOn', { day: day(total) })}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mt: 0.5, mb: 2 }}>
        {[
          { name: say('atBank'), amount: total.bank },
          { name: say('inBooks'), amount: total.books },
          { name: say('difference'), amount: total.difference },
        ].map(({ name, amount }) => (
          <div key={name}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {money(amount)}
            </Box>
          </div>
        ))}
      </Box>
      <MonthChart
        beside
        year={year}
        months={compared.map(({ startsOn, bank, books }) => ({
          startsOn: startsOn ?? '',
          sum: Number(books),
          part: Number(bank),
        }))}
        names={{ sum: say('inBooks'), part: say('atBank') }}
        caption={say('bank')}
      />
      {apart.length === 0 ? (
        <Typography>{say('agrees')}</Typography>
      ) : (
        <Table
          caption={say('differences')}
          columns={[say('month'), say('difference')]}
          rows={apart.map((one) => ({
            key: one.startsOn ?? '',
            cells: [day(one), money(one.difference)],
          }))}
        />
      )}
    </Part>
  );
}
