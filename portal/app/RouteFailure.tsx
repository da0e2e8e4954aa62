import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionFailure } from '../graphql/ConnectionFailure.ts';
import { useDocumentTitle } from '../ui/layout/useDocumentTitle.ts';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { currentLanguage } from './language/currentLanguage.ts';
import styles from './RouteFailure.module.css';
import { ScriptMissing } from './routing/ScriptMissing.ts';

/** The error page: a fault in showing a page must never leave a white screen. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  useDocumentTitle(t('failure.title'));
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    console.error(error);
  }, [error]);
  useEffect(() => {
    if (first.current !== pathname) location.reload();
  }, [pathname]);
  if (error instanceof ConnectionFailure || error instanceof ScriptMissing) {
    return <ErrorState error={error} onRetry={() => location.reload()} />;
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <Button component="a" href={`/v2/${currentLanguage()}/account/dashboard`} onClick={reset}>
        {t('failure.back')}
      </Button>
    </div>
  );
}
