import { MonthBars, type MonthBarsProps } from '#shared/charts/MonthBars.tsx';
import { Money, moneyText } from '../money/Money.tsx';
import { useMessages } from '../texts.ts';
import { formatMoment } from '../time/isoTime.ts';

/** A bar a month with the part of it that is dark, and the same amounts as a table that opens. */
export function MonthChart(props: MonthBarsProps) {
  const { t, language } = useMessages('ui');
  return (
    <MonthBars
      {...props}
      writing={{
        show: t('chart.show'),
        month: t('chart.month'),
        monthName: (startsOn, month) =>
          formatMoment(new Date(`${startsOn}T12:00:00`), language, { month }),
        text: (amount) => moneyText(amount, language),
        figure: (amount) => <Money amount={amount} bare />,
      }}
    />
  );
}
