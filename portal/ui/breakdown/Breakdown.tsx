import { useState } from 'react';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { formatDecimal, Money, moneyText } from '../money/Money.tsx';
import { useMessages } from '../texts.ts';
import styles from './Breakdown.module.css';
import {
  type BreakdownAmounts,
  BreakdownBar,
  type BreakdownPart,
  breakdownParts,
  type PartName,
  Swatch,
} from './BreakdownBar.tsx';

interface BreakdownRowProps {
  part: BreakdownPart;
  vat: number;
  lit: PartName | null;
  onLight: (part: PartName | null) => void;
}

interface Props {
  amounts: BreakdownAmounts;
  /** While the server computes, the last figures stay and are dimmed. */
  stale?: boolean;
  /** None of it will be paid, as with a rejected invoice. */
  never?: boolean;
  /** The settled amount of the freelancer, which the tax withheld makes another than the estimate; null before. */
  settled?: number | null;
  /** The part of the freelancer's money that covers a debt to us, so that it is not in the settled amount. */
  debt?: number | null;
}

/**
 * The split of an invoice: one bar, and below it each part with amount, rate and reason. The bar is
 * decorative; the table contains everything.
 */
export function Breakdown({
  amounts,
  stale = false,
  never = false,
  settled = null,
  debt = null,
}: Props) {
  const { t, language } = useMessages('ui');
  const [lit, light] = useState<PartName | null>(null);
  const isNothing = !never && settled === 0;
  const parts = breakdownParts(amounts).map((part) =>
    part.name === 'yours' && isNothing ? { ...part, reason: 'breakdown.why.usedUp' } : part,
  );
  const estimate = amounts.payoutAmount;
  const isOther = !never && settled !== null && settled > 0 && settled !== estimate;
  return (
    <figure className={styles.breakdown} aria-busy={stale} data-stale={stale || undefined}>
      <figcaption className={styles.caption}>
        <span>{t(never ? 'breakdown.wouldBe' : 'breakdown.yours')}</span>
        <Money amount={isNothing ? 0 : isOther ? settled : estimate} size="hero" />
        {isNothing && (
          <span className={styles.estimated}>
            {messageWith(t, debt ? 'breakdown.debt' : 'breakdown.deducted', {
              amount: moneyText(debt ?? 0, language),
            })}
          </span>
        )}
        {isOther && !!debt && (
          <span className={styles.estimated}>
            {messageWith(t, 'breakdown.partlyDebt', { amount: moneyText(debt, language) })}
          </span>
        )}
        {isOther && (
          <span className={styles.estimated}>
            {messageWith(t, 'breakdown.estimated', { amount: moneyText(estimate, language) })}
          </span>
        )}
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

/** A part as text: name, rate, reason and amount. */
function BreakdownRow({ part, vat, lit, onLight }: BreakdownRowProps) {
  const { t, language } = useMessages('ui');
  const vatText = moneyText(vat, language);
  return (
    <tr
      data-lit={lit === part.name || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLight(part.name)}
      onPointerLeave={() => onLight(null)}
    >
      <th scope="row">
        <span className={styles.label}>
          <Swatch part={part.name} />
          <span>
            <span>{t(`breakdown.part.${part.name}`)}</span>
            {part.percent !== null && (
              <>
                <span>{'\u2002'}</span>
                <span className={styles.rate} translate="no">
                  <span>{formatDecimal(part.percent, language)}</span>
                  <span> %</span>
                </span>
              </>
            )}
          </span>
        </span>
        <span className={styles.why}>{messageWith(t, part.reason, { vat: vatText })}</span>
      </th>
      <td>
        <Money amount={part.amount} />
      </td>
    </tr>
  );
}
