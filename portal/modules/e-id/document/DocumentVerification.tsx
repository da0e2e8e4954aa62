import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { Path } from '#portal/ui/path/Path.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Document.module.css';
import { KnownAlready } from './KnownAlready.tsx';
import { OwnAccountFirst } from './OwnAccountFirst.tsx';
import { Sending } from './Sending.tsx';
import {
  documentVerificationQuery,
  type Verification,
  verificationSteps,
} from './verificationSteps.ts';

/**
 * Identification without an e-ID: a telephone number and a photographed document, reviewed by an operator.
 */
export function DocumentVerification() {
  const { t } = useTranslation('e-id');
  const { account } = useSignedIn();
  const { title, description } = useWords().action('createIdentityVerification');
  const isOwn = account.accountType === 'PERSONAL';
  const query = useQuery({ ...queryOf(documentVerificationQuery, {}), enabled: isOwn });
  const session = query.data?.session;
  const latest = query.data?.identityVerifications.items[0] ?? null;
  const isOpen = latest === null || latest.status === 'REJECTED';
  return (
    <Page narrow title={title} lead={description}>
      <Card>
        {!isOwn && <OwnAccountFirst />}
        {isOwn && query.isPending && <RowsSkeleton rows={4} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {session?.hasIdentity && (
          <KnownAlready title={t('document.eidTitle')} text={t('document.eidText')} />
        )}
        {session && !session.hasIdentity && latest?.status === 'PENDING' && (
          <Waiting verification={latest} />
        )}
        {session && !session.hasIdentity && latest?.status === 'APPROVED' && (
          <KnownAlready
            title={t('document.approvedTitle')}
            text={t('document.approvedText')}
            verification={latest}
            isEidLeft
          />
        )}
        {session && !session.hasIdentity && isOpen && (
          <Sending refused={latest} isPhoneShown={session.hasSecondLevel} />
        )}
      </Card>
    </Page>
  );
}

/** The pictures are with us. */
function Waiting({ verification }: { verification: Verification }) {
  const { t } = useTranslation('e-id');
  const { label } = useWords().value('IdentityVerificationStatus', verification.status);
  return (
    <>
      <h2 className={styles.title}>{label}</h2>
      <p className={`${styles.text} ${styles.above}`}>{t('document.waiting')}</p>
      <Path label={t('document.way')} steps={verificationSteps(verification, true, t)} />
    </>
  );
}
