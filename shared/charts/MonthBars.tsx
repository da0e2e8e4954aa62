import type { ReactNode } from 'react';
import styles from './MonthBars.module.css';
import { type YearMonth, yearMonths } from './year-months.ts';

export interface MonthBarsProps {
  year: number;
  months: readonly YearMonth[];
  /** Labels of the two figures; of the light end of a bar where that is neither. */
  names: { sum: string; part: string; rest?: string };
  /** Names the table. */
  caption: string;
  /** Draws two bars side by side, for figures of which neither is part of the other. */
  beside?: boolean;
}

/** The words and figures of a front end. */
interface Writing {
  show: string;
  month: string;
  monthName: (startsOn: string, form: 'long' | 'short') => string;
  /** A figure within a text. */
  text: (figure: number) => string;
  /** A figure in the table. */
  figure: (figure: number) => ReactNode;
  /** Shown in the table for a month without figures, instead of 0. */
  blank?: string;
}

/** Bars of two figures a month, one in front of the other, and the same figures as a table that opens. */
export function MonthBars({
  year,
  months,
  names,
  caption,
  beside = false,
  writing,
}: MonthBarsProps & { writing: Writing }) {
  const { monthName, text, figure, blank } = writing;
  const all = yearMonths(months, year);
  const cell = (isGiven: boolean, value: number) =>
    isGiven || blank === undefined ? figure(value) : blank;
  return (
    <>
      <div className={styles.chart} data-beside={beside || undefined} aria-hidden="true">
        {all.map(({ startsOn, sum, part, height, partHeight }) => (
          <div
            key={startsOn}
            className={styles.month}
            title={`${monthName(startsOn, 'long')}: ${text(sum)} (${text(part)})`}
          >
            <div className={styles.bars}>
              <div className={styles.sum} style={{ height: `${height}%` }} />
              <div className={styles.part} style={{ height: `${partHeight}%` }} />
            </div>
            <span className={styles.name}>{monthName(startsOn, 'short').slice(0, 3)}</span>
          </div>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.partSign} /> <span>{names.part}</span>
        <span className={styles.sumSign} /> <span>{names.rest ?? names.sum}</span>
      </p>
      <details className={styles.figures}>
        <summary>{writing.show}</summary>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{writing.month}</th>
              <th scope="col">{names.sum}</th>
              <th scope="col">{names.part}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ startsOn, isGiven, sum, part }) => (
              <tr key={startsOn}>
                <th scope="row">{monthName(startsOn, 'long')}</th>
                <td>{cell(isGiven, sum)}</td>
                <td>{cell(isGiven, part)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
