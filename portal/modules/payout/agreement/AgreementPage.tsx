import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LegalNote } from '#portal/app/legal/LegalNote.tsx';
import { useScreenSearch } from '#portal/app/routing/useScreenSearch.ts';
import { useSession } from '#portal/app/session/useSession.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useDocumentTitle } from '#portal/ui/layout/useDocumentTitle.ts';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { PageSkeleton } from '#portal/ui/states/PageSkeleton.tsx';
import { AcceptAgreement } from './AcceptAgreement.tsx';
import { AgreedFacts } from './AgreedFacts.tsx';
import styles from './Agreement.module.css';
import { agreementQuery } from './Agreement.ts';
import { AgreementText } from './AgreementText.tsx';
import { useAgreed } from './useAgreed.ts';

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
