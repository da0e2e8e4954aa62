import { useTranslation } from 'react-i18next';
import { Skeleton } from '../controls/Skeleton.tsx';
import styles from './Skeletons.module.css';

/** A page on its way: a heading and two cards. */
export function PageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <Skeleton height={32} width="40%" />
      <Skeleton height={160} />
      <Skeleton height={240} />
    </div>
  );
}
