import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../money/Money.tsx';
import styles from './Breakdown.module.css';
import { BreakdownBar } from './BreakdownBar.tsx';
import { BreakdownRow } from './BreakdownRow.tsx';
import { type BreakdownAmounts, breakdownParts, type PartName } from './breakdownParts.ts';

interface Props {
  amounts: BreakdownAmounts;
  /** While the server computes, the last figures stay and are dimmed. */
  stale?: boolean;
  /** Nothing of it will be paid, as with a rejected invoice. */
  never?: boolean;
}

/**
 * The split of an invoice: one bar, and below it each part with amount, rate and reason. The bar is
 * decorative; the table contains everything.
 */
export function Breakdown({ amounts, stale = false, never = false }: Props) {
  const { t } = useTranslation('ui');
  const [lit, light] = useState<PartName | null>(null);
  const parts = breakdownParts(amounts);
  return (
    <figure className={styles.breakdown} aria-busy={stale} data-stale={stale || undefined}>
      <figcaption className={styles.caption}>
        <span>{t(never ? 'breakdown.wouldBe' : 'breakdown.yours')}</span>
        <Money amount={amounts.payoutAmount} size="hero" />
      </figcaption>
      <BreakdownBar parts={parts} lit={lit} onLight={light} />
      <table className={styles.table}>
        <caption className={styles.hidden}>{t('breakdown.caption')}</caption>
        <tbody>
          {parts.map((part) => (
            <BreakdownRow key={part.name} part={part} vat={amounts.vat} lit={lit} onLight={light} />
          ))}
          <tr className={styles.total}>
            <th scope="row">{t('breakdown.total')}</th>
            <td>
              <Money amount={amounts.total} />
            </td>
          </tr>
        </tbody>
      </table>
    </figure>
  );
}
