import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LegalNote } from '../../../app/legal/LegalNote.tsx';
import { useScreenSearch } from '../../../app/routing/useScreenSearch.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/states/PageSkeleton.tsx';
import styles from './Agreement.module.css';
import { AgreementText } from './AgreementText.tsx';
import { agreementQuery } from './agreementQuery.ts';
import { agreementSearch } from './agreementSearch.ts';

const kinds = ['INDIVIDUAL', 'ORGANIZATION'] as const;

/** The agreement on a page of its own, to be read by anybody, printed or kept as a file. */
export function AgreementPage() {
  const { t } = useTranslation('payout');
  const [{ kind }, change] = useScreenSearch(agreementSearch);
  const query = useQuery(queryOf(agreementQuery, {}));
  const title = t(`agreement.name.${kind}`);
  useDocumentTitle(title);
  if (query.isPending) return <PageSkeleton />;
  const agreement = query.data?.freelanceAgreement;
  if (!agreement) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <article className={styles.sheet}>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {title}
      </h1>
      <div className={styles.bar}>
        <Button
          variant="light"
          leftSection={<IconPrinter size={18} />}
          onClick={() => window.print()}
        >
          {t('agreement.print')}
        </Button>
        {kinds
          .filter((one) => one !== kind)
          .map((one) => (
            <Button key={one} variant="subtle" onClick={() => change({ kind: one })}>
              {t(`agreement.name.${one}`)}
            </Button>
          ))}
      </div>
      <LegalNote />
      <AgreementText agreement={agreement} kind={kind} />
    </article>
  );
}
