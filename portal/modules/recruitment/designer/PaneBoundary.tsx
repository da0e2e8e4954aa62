import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesign } from './Design.ts';
import styles from './Designer.module.css';

/** Keeps a view that cannot show what is written from taking the others with it. It is tried again at the next change. */
export function PaneBoundary({ children }: { children: ReactNode }) {
  const { text } = useDesign();
  return (
    <CatchBoundary getResetKey={() => text} errorComponent={NotShown}>
      {children}
    </CatchBoundary>
  );
}

function NotShown() {
  const { t } = useTranslation('recruitment/designer');
  return (
    <p className={styles.notShown} role="status">
      {t('notShown')}
    </p>
  );
}
