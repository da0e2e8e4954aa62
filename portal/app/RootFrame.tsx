import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineBanner } from './banners/OfflineBanner.tsx';
import { SandboxBanner } from './banners/SandboxBanner.tsx';
import { isSandbox } from './isSandbox.ts';
import styles from './RootFrame.module.css';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** The frame around everything: the skip link and where the focus goes when the page changes. */
export function RootFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useFocusOnNavigation();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {isSandbox() && <SandboxBanner />}
      <OfflineBanner />
      {children}
    </>
  );
}
