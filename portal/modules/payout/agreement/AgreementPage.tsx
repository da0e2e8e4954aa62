import { IconPrinter, IconSignature } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { LegalNote } from '#portal/app/legal/LegalNote.tsx';
import { useScreenSearch } from '#portal/app/routing/useScreenSearch.ts';
import { useSession } from '#portal/app/session/useSession.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useDocumentTitle } from '#portal/ui/layout/useDocumentTitle.ts';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { PageSkeleton } from '#portal/ui/states/PageSkeleton.tsx';
import { AgreedFacts } from './AgreedFacts.tsx';
import styles from './Agreement.module.css';
import { agreementQuery } from './Agreement.ts';
import { AgreementText } from './AgreementText.tsx';
import { useAgreed } from './useAgreed.ts';

/** A profile agrees to a wording. */
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
  const { t } = useTranslation('payout/agreement');
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
  const { t } = useTranslation('payout/agreement');
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
