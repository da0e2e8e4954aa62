import { useTranslation } from 'react-i18next';
import { BreakdownBar } from '#portal/ui/breakdown/BreakdownBar.tsx';
import { type BreakdownAmounts, breakdownParts } from '#portal/ui/breakdown/breakdownParts.ts';
import { Swatch } from '#portal/ui/breakdown/Swatch.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import styles from './Tour.module.css';

/** The split of an invoice amount, without explanations: short enough to read at a glance. */
export function TourBill({ amounts }: { amounts: BreakdownAmounts }) {
  const { t } = useTranslation('ui');
  const parts = breakdownParts(amounts);
  return (
    <div>
      <BreakdownBar parts={parts} />
      <ul className={styles.bill}>
        {parts.map(({ name, amount }) => (
          <li key={name}>
            <Swatch part={name} />
            <span className={styles.part}>{t(`breakdown.part.${name}`)}</span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
