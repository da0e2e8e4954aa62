import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MainLandmark } from '../ui/layout/MainLandmark.ts';
import { PageSkeleton } from '../ui/states/PageSkeleton.tsx';
import styles from './PublicLayout.module.css';
import { OnboardingFooter } from './shell/OnboardingFooter.tsx';
import { OnboardingHeader } from './shell/OnboardingHeader.tsx';

/** The frame for whoever is not signed in. */
export function PublicLayout() {
  return (
    <div className={styles.frame}>
      <OnboardingHeader />
      <MainLandmark.Provider value={true}>
        <main id="content" className={styles.content}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </MainLandmark.Provider>
      <OnboardingFooter />
    </div>
  );
}
