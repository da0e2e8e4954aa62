import { useTranslation } from 'react-i18next';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { Verbatim } from '#portal/ui/parts/Verbatim.tsx';
import styles from './Payouts.module.css';
import type { PayoutYear } from './PayoutsData.ts';

/** The clients behind the payouts: a table whose rows are the bars. */
export function Clients({ year: { clients } }: { year: PayoutYear }) {
  const { t } = useTranslation('settlement/payouts');
  const most = Math.max(1, ...clients.map(({ clientPaid }) => clientPaid));
  if (clients.length === 0) return null;
  return (
    <Card title={t('clients')} lead={t('clientsLead')}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{t('clients')}</caption>
        <tbody>
          {clients.map(({ name, invoiceCount, clientPaid }) => (
            <tr key={name}>
              <th scope="row">
                <Verbatim>{name ?? ''}</Verbatim>
                <span className={styles.small}>{t('invoices', { count: invoiceCount })}</span>
                <span
                  className={styles.line}
                  style={{ width: `${Math.max(0, (clientPaid / most) * 100)}%` }}
                />
              </th>
              <td>
                <Money amount={clientPaid} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
