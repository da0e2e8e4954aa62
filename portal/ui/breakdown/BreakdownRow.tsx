import { useTranslation } from 'react-i18next';
import { formatDecimal, moneyText } from '../money/formatMoney.ts';
import { Money } from '../money/Money.tsx';
import styles from './Breakdown.module.css';
import type { BreakdownPart, PartName } from './breakdownParts.ts';
import { Swatch } from './Swatch.tsx';

interface Props {
  part: BreakdownPart;
  vat: number;
  lit: PartName | null;
  onLight: (part: PartName | null) => void;
}

/** A part as text: name, rate, reason and amount. */
export function BreakdownRow({ part, vat, lit, onLight }: Props) {
  const { t, i18n } = useTranslation('ui');
  const vatText = moneyText(vat, i18n.language);
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
                  <span>{formatDecimal(part.percent, i18n.language)}</span>
                  <span> %</span>
                </span>
              </>
            )}
          </span>
        </span>
        <span className={styles.why}>{t(part.reason, { vat: vatText })}</span>
      </th>
      <td>
        <Money amount={part.amount} />
      </td>
    </tr>
  );
}
