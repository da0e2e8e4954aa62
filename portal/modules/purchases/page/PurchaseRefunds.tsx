import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../Purchases.module.css';
import type { PurchaseData } from './purchaseQuery.ts';

/** The credit notes to a purchase, each leading to its page; nothing where there is none. */
export function PurchaseRefunds({ refunds }: Pick<PurchaseData, 'refunds'>) {
  const words = useWords();
  const href = useHref();
  if (refunds.length === 0) return null;
  return (
    <Card title={words.noun('refunds').many}>
      <ul className={styles.refunds}>
        {refunds.map(({ id, documentNumber, creditedOn, total }) => (
          <li key={id} className={styles.refund}>
            <span>
              <AppLink href={href(`payoutmore/refund/${id}`)}>{documentNumber}</AppLink>{' '}
              <When value={creditedOn} />
            </span>
            <Money amount={total} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
