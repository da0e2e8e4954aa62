import { IconPrinter, IconSignature } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { LegalNote } from '#portal/app/legal/LegalNote.tsx';
import { useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { useSession } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Breakdown } from '#portal/ui/breakdown/Breakdown.tsx';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Facts } from '#portal/ui/layout/Page.tsx';
import { useDocumentTitle } from '#portal/ui/layout/useDocumentTitle.ts';
import { ErrorState, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { describeMoment } from '#portal/ui/time/describeMoment.ts';
import styles from './Agreement.module.css';
import { agreementQuery } from './Agreement.ts';
import { type Agreed, AgreementText, useAgreed } from './AgreementText.tsx';

interface AgreedFactsProps {
  agreed: Agreed;
  /** The version of the text above. */
  version: string | null;
}

const acceptAgreementMutation = graphql(`
  mutation AcceptAgreement($input: UpdateFreelanceProfileInput!) {
    updateFreelanceProfile(input: $input) {
      freelanceProfile { id agreementVersion agreementAcceptedAt }
      errors { code path }
    }
  }
`);

interface Props {
  /** The profile that agrees. */
  id: string;
  /** The wording that was just read. */
  version: string;
}

const kinds = ['INDIVIDUAL', 'ORGANIZATION'] as const;

/** The agreement on a public page of its own, for reading, printing or saving. */
export function AgreementPage() {
  const { t } = useMessages('payout/agreement');
  const [{ kind: chosen, of }, change] = useScreenSearch(agreementSearch);
  const { agreed, isPending } = useAgreed(of);
  const session = useSession();
  const kind = agreed?.profile.freelanceType ?? chosen;
  const query = useQuery(queryOf(agreementQuery, {}));
  const title = t(`name.${kind}`);
  useDocumentTitle(title);
  if (query.isPending || isPending) return <PageSkeleton />;
  const agreement = query.data?.freelanceAgreement;
  if (!agreement) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { version } = agreement;
  // An archived profile does not have to accept a new version until it is restored.
  const isOutdated =
    agreed?.invoice === null &&
    agreed.profile.archivedAt === null &&
    version !== null &&
    agreed.profile.agreementVersion !== version;
  return (
    <article className={styles.document}>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {title}
      </h1>
      <div className={styles.bar}>
        <Button
          variant="light"
          leftSection={<IconPrinter size={18} />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        {kinds
          .filter((one) => one !== kind && !agreed)
          .map((one) => (
            <Button key={one} variant="subtle" onClick={() => change({ kind: one })}>
              {t(`name.${one}`)}
            </Button>
          ))}
      </div>
      <LegalNote />
      <AgreementText agreement={agreement} kind={kind} agreed={agreed} />
      {agreed && <AgreedFacts agreed={agreed} version={version} />}
      {isOutdated && session?.account.canManage && (
        <div className={styles.bar}>
          <AcceptAgreement id={agreed.profile.id} version={version} />
        </div>
      )}
    </article>
  );
}

/**
 * The agreement to show: that for a person or an organisation, or that of one profile or invoice by its id.
 */
function agreementSearch(raw: Record<string, string>): {
  kind: 'INDIVIDUAL' | 'ORGANIZATION';
  of: string;
} {
  return { kind: raw.kind === 'ORGANIZATION' ? 'ORGANIZATION' : 'INDIVIDUAL', of: raw.of ?? '' };
}

/** Accepts the text above; an acceptance made elsewhere meanwhile is reported and shown. */
function AcceptAgreement({ id, version }: Props) {
  const { t } = useMessages('payout/agreement');
  const queryClient = useQueryClient();
  const [update, pending] = useMutate(acceptAgreementMutation);
  const accept = async () => {
    const payload = await update({ input: { id, attributes: { agreementVersion: version } } });
    if (!payload) return;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(t('agreed.done', { version }));
    await queryClient.invalidateQueries();
  };
  return (
    <OwnerOnly>
      <Button
        loading={pending}
        leftSection={<IconSignature size={18} />}
        onClick={() => void accept()}
      >
        {t('agreed.accept', { version })}
      </Button>
    </OwnerOnly>
  );
}

/** The facts of the agreement below its text: who, when, which version, and the amounts of an assignment. */
export function AgreedFacts({ agreed: { profile, invoice }, version }: AgreedFactsProps) {
  const { t, language } = useMessages('payout/agreement');
  const words = useWords();
  const own = (name: string) => t(`agreed.${name}`);
  const moment = (at: string) => describeMoment(at, language).exact;
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
