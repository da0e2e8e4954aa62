import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageSkeleton } from '../ui/states/PageSkeleton.tsx';
import styles from './PublicLayout.module.css';
import { OnboardingFooter } from './shell/OnboardingFooter.tsx';
import { OnboardingHeader } from './shell/OnboardingHeader.tsx';

/** The frame for whoever is not signed in. */
export function PublicLayout() {
  return (
    <div className={styles.frame}>
      <OnboardingHeader />
      <main id="content" className={styles.content}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <OnboardingFooter />
    </div>
  );
}
