import { useTranslation } from 'react-i18next';
import { Money } from '../money/Money.tsx';
import { moneyText } from '../money/moneyText.ts';
import { dateLocale } from '../time/dateLocale.ts';
import styles from './MonthChart.module.css';
import { type YearMonth, yearMonths } from './yearMonths.ts';

interface Props {
  year: number;
  months: readonly YearMonth[];
  /** Labels of the two amounts; of the light end of a bar where that is neither. */
  names: { sum: string; part: string; rest?: string };
  /** Names the table. */
  caption: string;
}

/** A bar a month with the part of it that is dark, and the same figures as a table that opens. */
export function MonthChart({ year, months, names, caption }: Props) {
  const { t, i18n } = useTranslation('ui');
  const all = yearMonths(months, year);
  const name = (startsOn: string, month: 'long' | 'short') =>
    new Date(`${startsOn}T12:00:00`).toLocaleDateString(dateLocale(i18n.language), { month });
  const text = (amount: number) => moneyText(amount, i18n.language);
  return (
    <>
      <div className={styles.chart} aria-hidden="true">
        {all.map(({ startsOn, sum, part, height, partHeight }) => (
          <div
            key={startsOn}
            className={styles.month}
            title={`${name(startsOn, 'long')}: ${text(sum)} (${text(part)})`}
          >
            <div className={styles.bars}>
              <div className={styles.sum} style={{ height: `${height}%` }} />
              <div className={styles.part} style={{ height: `${partHeight}%` }} />
            </div>
            <span className={styles.name}>{name(startsOn, 'short').slice(0, 3)}</span>
          </div>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.partSign} /> <span>{names.part}</span>
        <span className={styles.sumSign} /> <span>{names.rest ?? names.sum}</span>
      </p>
      <details className={styles.figures}>
        <summary>{t('chart.show')}</summary>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart.month')}</th>
              <th scope="col">{names.sum}</th>
              <th scope="col">{names.part}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ startsOn, sum, part }) => (
              <tr key={startsOn}>
                <th scope="row">{name(startsOn, 'long')}</th>
                <td>
                  <Money amount={sum} bare />
                </td>
                <td>
                  <Money amount={part} bare />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
