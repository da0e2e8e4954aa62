import { BreakdownBar, type PartName, Swatch } from '#portal/ui/breakdown/BreakdownBar.tsx';
import { Card, Facts } from '#portal/ui/layout/Page.tsx';
import { Money, moneyText } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './Payouts.module.css';
import type { PayoutYear } from './PayoutsData.ts';

/** The split of a year's money, and for a person the sums of the salary slips. */
export function YearSums({ year }: { year: PayoutYear }) {
  const { t, language } = useMessages('settlement/payouts');
  const words = useWords();
  const { total } = year;
  const labelOf = (field: string) => words.field(`invoices.${field}`).label;
  const slip = (field: string) => words.field(`salary_slips.${field}`).label;
  const isSalary = total.grossSalary !== 0;
  const rows: { name: string; part: PartName; amount: number }[] = [
    { name: labelOf('vat'), part: 'vat', amount: total.vat },
    { name: labelOf('platformFeeAmount'), part: 'fee', amount: total.platformFee },
    { name: labelOf('employerTaxAmount'), part: 'employer', amount: total.employerTax },
    { name: slip('salaryTaxAmount'), part: 'tax', amount: total.salaryTax },
    { name: slip('attachment'), part: 'tax', amount: total.attachment },
    { name: t('paid'), part: 'yours', amount: total.payout },
  ];
  const shown = rows.filter(({ amount, part }) => amount !== 0 || part === 'yours');
  const bar = rows
    .filter(({ name }) => name !== slip('attachment'))
    .map(({ part, amount }) => ({
      name: part,
      amount: part === 'tax' ? amount + total.attachment : amount,
    }));
  const slips = [
    { name: slip('grossSalary'), amount: total.grossSalary },
    { name: slip('allowances'), amount: total.allowances },
    { name: slip('salaryTaxAmount'), amount: -total.salaryTax },
    { name: slip('attachment'), amount: -total.attachment },
    { name: slip('adjustment'), amount: total.adjustment },
    { name: t('paid'), amount: total.payout },
  ].filter(({ amount }) => amount !== 0);
  const now = new Date().getFullYear();
  return (
    <div className={styles.columns}>
      <Card title={t('where')}>
        <p className={styles.hero}>
          <span>{t('paid')}</span>
          <Money amount={total.payout} size="hero" />
        </p>
        <BreakdownBar parts={bar} />
        <table className={styles.table}>
          <caption className={styles.hidden}>{t('where')}</caption>
          <tbody>
            {shown.map(({ name, part, amount }) => (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.part}>
                    <Swatch part={part} />
                    <span>{name}</span>
                  </span>
                </th>
                <td>
                  <Money amount={amount} />
                </td>
              </tr>
            ))}
            {total.adjustment !== 0 && (
              <tr>
                <th scope="row">{slip('adjustment')}</th>
                <td>
                  <Money amount={-total.adjustment} />
                </td>
              </tr>
            )}
            <tr className={styles.total}>
              <th scope="row">{t('clients')}</th>
              <td>
                <Money amount={total.clientPaid} />
              </td>
            </tr>
          </tbody>
        </table>
        {!isSalary && <p className={styles.quiet}>{t('vatNote')}</p>}
        {year.returned > 0 && (
          <p className={styles.quiet}>
            {messageWith(t, 'returned', { amount: moneyText(year.returned, language) })}
          </p>
        )}
      </Card>
      {isSalary && (
        <Card title={t(year.year === now ? 'sums' : 'sumsPast', { year: year.year })}>
          <Facts
            facts={slips.map(({ name, amount }) => ({
              name,
              value: <Money amount={amount} />,
            }))}
          />
        </Card>
      )}
    </div>
  );
}
