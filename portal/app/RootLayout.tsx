import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../ui/states/PageSkeleton.tsx';
import { SandboxBanner } from './banners/SandboxBanner.tsx';
import styles from './RootLayout.module.css';
import { SecondLevelSlot } from './slots/SecondLevelSlot.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** The server says so in the page, where something stands in for the outside world. */
const isSandbox = 'sandbox' in document.documentElement.dataset;

/** The frame around everything: the skip link and where the focus goes when the page changes. */
export function RootLayout() {
  const { t } = useTranslation();
  useFocusOnNavigation();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {isSandbox && <SandboxBanner />}
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
      <SecondLevelSlot />
    </>
  );
}
