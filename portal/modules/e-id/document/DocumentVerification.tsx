import { IconRosetteDiscountCheck, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { accountPath } from '#portal/app/routing/Navigation.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { Path } from '#portal/ui/path/Path.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import styles from './Document.module.css';
import {
  documentVerificationQuery,
  Sending,
  type Verification,
  verificationSteps,
} from './Sending.tsx';

interface Props {
  title: string;
  text: string;
  verification?: Verification;
  /** Something takes an e-ID still. */
  isEidLeft?: boolean;
}

/**
 * Identification without an e-ID: a telephone number and a photographed document, reviewed by an operator.
 */
export function DocumentVerification() {
  const { t } = useMessages('e-id');
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
  const { t } = useMessages('e-id');
  const { label } = useWords().value('IdentityVerificationStatus', verification.status);
  return (
    <>
      <h2 className={styles.title}>{label}</h2>
      <p className={`${styles.text} ${styles.above}`}>{t('document.waiting')}</p>
      <Path label={t('document.way')} steps={verificationSteps(verification, true, t)} />
    </>
  );
}

/** Shows that no identification is needed, its purpose, and what happens to the pictures. */
function KnownAlready({ title, text, verification, isEidLeft = false }: Props) {
  const { t } = useMessages('e-id');
  const words = useWords();
  const facts = verification && (
    <p className={styles.facts}>
      <span>{words.value('IdentityDocument', verification.document).label}</span>
      {verification.decidedAt && (
        <>
          {' · '}
          <When value={verification.decidedAt} />
        </>
      )}
      <br />
      <span>{t(verification.picturesErasedAt ? 'document.erased' : 'document.willBeErased')}</span>
    </p>
  );
  return (
    <EmptyState
      icon={<IconRosetteDiscountCheck size={28} stroke={1.5} />}
      title={title}
      text={text}
      action={
        <>
          {facts}
          {isEidLeft && <ConfirmIdentity />}
        </>
      }
    />
  );
}

/** A document is a person's own and no team's, so it is shown from their own account. */
function OwnAccountFirst() {
  const { t } = useMessages('e-id');
  const language = useLanguage();
  const own = useSignedIn().accounts.find(({ accountType }) => accountType === 'PERSONAL');
  return (
    <EmptyState
      icon={<IconUser size={28} stroke={1.5} />}
      title={t('document.ownTitle')}
      text={t('document.ownText')}
      action={
        own && (
          <LinkButton
            as={AppLink}
            href={accountPath(language, own, 'common/alternative-id-verification')}
          >
            {t('document.toOwn')}
          </LinkButton>
        )
      }
    />
  );
}
