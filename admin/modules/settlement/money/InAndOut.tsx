import { useTranslate } from 'react-admin';
import { MonthChart } from '#admin/app/charts/MonthChart.tsx';
import type { MoneyOverview } from './moneyQuery.ts';
import { Part } from './Part.tsx';

/** Money in beside money out, and what is owed to the authorities, by month. */
export function InAndOut({ money: { year, months } }: { money: MoneyOverview }) {
  const translate = useTranslate();
  const say = (key: string) => translate(`settlement.money.${key}`);
  return (
    <>
      <Part title={say('inAndOut')} lead={say('inAndOutLead')}>
        <MonthChart
          beside
          year={year}
          months={months.map(({ startsOn, paidIn, paidOut }) => ({
            ...{ startsOn: startsOn ?? '', sum: Number(paidIn), part: Number(paidOut) },
          }))}
          names={{ sum: say('paidIn'), part: say('paidOut') }}
          caption={say('inAndOut')}
        />
      </Part>
      <Part title={say('owed')} lead={say('owedLead')}>
        <MonthChart
          year={year}
          months={months.map(({ startsOn, owed, taxOwed }) => ({
            ...{ startsOn: startsOn ?? '', sum: Number(owed), part: Number(taxOwed) },
          }))}
          names={{ sum: say('owedSum'), part: say('tax'), rest: say('employerTax') }}
          caption={say('owed')}
        />
      </Part>
    </>
  );
}
