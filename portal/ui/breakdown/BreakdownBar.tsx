import styles from './Breakdown.module.css';

/** The amounts the server has calculated for an invoice, in minor units. */
export interface BreakdownAmounts {
  total: number;
  amount: number;
  vat: number;
  platformFeeAmount: number;
  employerTaxAmount: number;
  salaryTaxAmount: number;
  payoutAmount: number;
  platformFee: string | null;
  employerTax: string | null;
  salaryTax: string | null;
  /** Organisations get the VAT paid out and report it themselves. */
  freelanceType: 'INDIVIDUAL' | 'ORGANIZATION';
}

export type PartName = 'vat' | 'fee' | 'employer' | 'tax' | 'yours';

/** One piece of the bar. */
export interface BreakdownPart {
  name: PartName;
  amount: number;
  percent: string | null;
  /** The key of the message that explains the part. */
  reason: string;
}

interface Props {
  parts: { name: PartName; amount: number }[];
  lit?: PartName | null;
  onLight?: (part: PartName | null) => void;
}

/** A decorative bar. The same information is given as text beside it. */
export function BreakdownBar({ parts, lit = null, onLight }: Props) {
  return (
    <div className={styles.bar} aria-hidden="true" data-lit={lit !== null || undefined}>
      {parts.map(({ name, amount }) => (
        <span
          key={name}
          className={styles.piece}
          data-part={name}
          data-lit={lit === name || undefined}
          style={{ flexGrow: Math.max(amount, 0) }}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onLight?.(name)}
          onPointerLeave={() => onLight?.(null)}
        />
      ))}
    </div>
  );
}

/** The colour of a part, beside its name. */
export function Swatch({ part }: { part: PartName }) {
  return <span className={styles.swatch} data-part={part} aria-hidden="true" />;
}

/** The parts in display order. Amounts are the server's own; nothing is summed here. */
export function breakdownParts(amounts: BreakdownAmounts): BreakdownPart[] {
  const fee: BreakdownPart = {
    name: 'fee',
    amount: amounts.platformFeeAmount,
    percent: amounts.platformFee,
    reason: 'breakdown.why.fee',
  };
  if (amounts.freelanceType === 'ORGANIZATION') {
    const reason =
      amounts.vat > 0 ? 'breakdown.why.yoursWithVat' : 'breakdown.why.yoursOrganization';
    return [fee, { name: 'yours', amount: amounts.payoutAmount, percent: null, reason }];
  }
  return [
    { name: 'vat', amount: amounts.vat, percent: null, reason: 'breakdown.why.vat' },
    fee,
    {
      name: 'employer',
      amount: amounts.employerTaxAmount,
      percent: amounts.employerTax,
      reason: 'breakdown.why.employer',
    },
    {
      name: 'tax',
      amount: amounts.salaryTaxAmount,
      percent: amounts.salaryTax,
      reason: 'breakdown.why.tax',
    },
    { name: 'yours', amount: amounts.payoutAmount, percent: null, reason: 'breakdown.why.yours' },
  ];
}
