import { useTranslation } from 'react-i18next';
import { Breakdown } from '#portal/ui/breakdown/Breakdown.tsx';
import { Facts } from '#portal/ui/layout/Facts.tsx';
import { describeMoment } from '#portal/ui/time/describeMoment.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Agreement.module.css';
import type { Agreed } from './useAgreed.ts';

interface Props {
  agreed: Agreed;
  /** The version of the text above. */
  version: string | null;
}

/** The facts of the agreement below its text: who, when, which version, and the amounts of an assignment. */
export function AgreedFacts({ agreed: { profile, invoice }, version }: Props) {
  const { t, i18n } = useTranslation('payout/agreement');
  const words = useWords();
  const own = (name: string) => t(`agreed.${name}`);
  const moment = (at: string) => describeMoment(at, i18n.language).exact;
  const { agreementVersion, agreementAcceptedAt } = profile;
  const facts = [
    { name: own('who'), value: profile.displayName },
    { name: words.noun('clients').one, value: invoice?.client?.name },
    { name: words.noun('invoices').one, value: invoice?.documentNumber },
    {
      name: words.value('InvoiceStatus', 'SUBMITTED').label,
      value: invoice?.submittedAt && moment(invoice.submittedAt),
    },
    {
      name: own('acceptedAt'),
      value: agreementAcceptedAt ? moment(agreementAcceptedAt) : own('never'),
    },
    { name: own('version'), value: agreementVersion },
    { name: own('references'), value: [profile.id, invoice?.id].filter(Boolean).join(' · ') },
  ];
  return (
    <section className={styles.agreed} aria-labelledby="agreed">
      <h2 className={styles.agreedTitle} id="agreed">
        {own('title')}
      </h2>
      {agreementVersion && agreementVersion !== version && (
        <p>{t('agreed.older', { agreed: agreementVersion, present: version })}</p>
      )}
      <Facts facts={facts.filter(({ value }) => value)} />
      {invoice && (
        <div className={styles.amounts}>
          <Breakdown amounts={{ ...invoice, freelanceType: profile.freelanceType }} />
        </div>
      )}
    </section>
  );
}
