import { useQuery } from '@tanstack/react-query';
import { graphql, queryOf, type ResultOf } from '#portal/graphql/graphql.ts';
import { formatDecimal } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import styles from './Agreement.module.css';
import type { Agreement } from './Agreement.ts';

/** The subject of an agreement: a payout profile, or one invoice with the amounts of its assignment. */
const agreedQuery = graphql(`
  query Agreed($id: ID!) {
    node(id: $id) {
      __typename
      ... on FreelanceProfile {
        id displayName freelanceType agreementVersion agreementAcceptedAt archivedAt
      }
      ... on Invoice {
        id documentNumber submittedAt
        amount vat total platformFeeAmount employerTaxAmount salaryTaxAmount payoutAmount
        platformFee employerTax salaryTax
        client { name }
        freelanceProfile {
          id displayName freelanceType agreementVersion agreementAcceptedAt archivedAt
        }
      }
    }
  }
`);

type Node = NonNullable<ResultOf<typeof agreedQuery>['node']>;

export type AgreedInvoice = Extract<Node, { __typename: 'Invoice' }>;

type AgreedProfile = Extract<Node, { __typename: 'FreelanceProfile' }>;

/** The profile that has agreed, and the invoice if the agreement is about an assignment. */
export interface Agreed {
  profile: Omit<AgreedProfile, '__typename'>;
  /** Null where it is the agreement as a whole. */
  invoice: AgreedInvoice | null;
}

interface Props {
  agreement: Agreement;
  kind: 'INDIVIDUAL' | 'ORGANIZATION';
  /** The name of the person who agrees, if known. */
  name?: string;
  /** The profile or invoice the agreement is about; an invoice keeps the rates it was submitted with. */
  agreed?: Agreed | null;
}

const sections = {
  INDIVIDUAL: ['parties', 'work', 'pay', 'vat', 'payout', 'sick', 'end'],
  ORGANIZATION: ['parties', 'work', 'pay', 'vat', 'payout', 'end'],
} as const;

/** The agreement itself, with the rates of today in it, or of the assignment it is read for. */
export function AgreementText({ agreement, kind, name, agreed = null }: Props) {
  const { t, language } = useMessages('payout/agreement');
  const percent = (value: string | null) => formatDecimal(value, language);
  const named = agreed?.profile.displayName || name;
  const figures = {
    name: named ? marked(named) : t('you'),
    fee: percent(agreed?.invoice?.platformFee ?? agreement.platformFeePercent),
    employer: percent(agreed?.invoice?.employerTax ?? agreement.employerTaxPercent),
    vat: percent(agreement.vatPercent),
    day: agreement.sickPayFromDay,
  };
  return (
    <div className={styles.text}>
      <ol className={styles.sections}>
        {sections[kind].map((section) => (
          <li key={section}>
            <strong>{t(`${kind}.${section}.title`)}</strong>
            <p>{withVerbatim(t(`${kind}.${section}.text`, figures))}</p>
          </li>
        ))}
      </ol>
      <p className={styles.version}>{t('version', { version: agreement.version })}</p>
    </div>
  );
}

/** The agreement of a profile or invoice the user may read; null for others, and without an id. */
export function useAgreed(id: string): { agreed: Agreed | null; isPending: boolean } {
  const query = useQuery({ ...queryOf(agreedQuery, { id }), enabled: id !== '' });
  return { agreed: agreedIn(query.data?.node), isPending: id !== '' && query.isPending };
}

function agreedIn(node: ResultOf<typeof agreedQuery>['node'] | undefined): Agreed | null {
  if (node?.__typename === 'FreelanceProfile') return { profile: node, invoice: null };
  if (node?.__typename !== 'Invoice' || !node.freelanceProfile) return null;
  return { profile: node.freelanceProfile, invoice: node.submittedAt ? node : null };
}
