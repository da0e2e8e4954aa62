import { useEffect } from 'react';
import { ScriptMissing } from '#shared/scripts/fetch-then-import.ts';
import { ConnectionFailure } from '../graphql/GraphQLFailure.ts';
import { LinkButton } from '../ui/controls/Button.tsx';
import { currentLanguage } from '../ui/language/currentLanguage.ts';
import { useDocumentTitle } from '../ui/layout/useDocumentTitle.ts';
import { ErrorState } from '../ui/states/States.tsx';
import { useMessages } from '../ui/texts.ts';
import styles from './FailurePage.module.css';

/** The error page: a fault in showing a page must never leave a white screen. */
export function FailurePage({ error }: { error: unknown }) {
  const { t } = useMessages();
  useDocumentTitle(t('failure.title'));
  useEffect(() => {
    console.error(error);
  }, [error]);
  if (error instanceof ConnectionFailure || error instanceof ScriptMissing) {
    return <ErrorState error={error} onRetry={() => void reloadWhenReachable()} />;
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <LinkButton href={`/v2/${currentLanguage()}/account/dashboard`}>
        {t('failure.back')}
      </LinkButton>
    </div>
  );
}

/** Reloads the page if the server responds: without a connection the browser would show its own error page. */
export async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
