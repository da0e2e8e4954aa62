import { useTranslation } from 'react-i18next';
import { MonthBars, type MonthBarsProps } from '#shared/charts/MonthBars.tsx';
import { moneyText } from '../money/formatMoney.ts';
import { Money } from '../money/Money.tsx';
import { dateLocale } from '../time/dateLocale.ts';

/** A bar a month with the part of it that is dark, and the same amounts as a table that opens. */
export function MonthChart(props: MonthBarsProps) {
  const { t, i18n } = useTranslation('ui');
  return (
    <MonthBars
      {...props}
      writing={{
        ...{ show: t('chart.show'), month: t('chart.month') },
        monthName: (startsOn, month) =>
          new Date(`${startsOn}T12:00:00`).toLocaleDateString(dateLocale(i18n.language), { month }),
        text: (amount) => moneyText(amount, i18n.language),
        figure: (amount) => <Money amount={amount} bare />,
      }}
    />
  );
}
