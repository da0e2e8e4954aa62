import type { ReactNode } from 'react';
import { MainLandmark } from '../ui/layout/MainLandmark.ts';
import styles from './PublicFrame.module.css';
import { OnboardingFooter } from './shell/OnboardingFooter.tsx';
import { OnboardingHeader } from './shell/OnboardingHeader.tsx';

/** Header and footer around pages for visitors who are not in an account. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <OnboardingHeader />
      <MainLandmark.Provider value={true}>
        <main id="content" className={styles.content}>
          {children}
        </main>
      </MainLandmark.Provider>
      <OnboardingFooter />
    </div>
  );
}
