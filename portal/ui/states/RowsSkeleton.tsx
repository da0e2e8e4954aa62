import { useTranslation } from 'react-i18next';
import { Skeleton } from '../controls/Skeleton.tsx';
import styles from './Skeletons.module.css';

/** Rows that are on their way, in the shape of the rows that come. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.rows} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, at) => `row-${at}`).map((row, at) => (
        <div className={styles.row} key={row}>
          <span className={styles.wide}>
            <Skeleton height={16} width={`${62 - (at % 3) * 9}%`} />
            <Skeleton height={12} width="30%" above={8} />
          </span>
          <Skeleton height={24} width={88} shape="round" />
          <Skeleton height={16} width={96} />
        </div>
      ))}
    </div>
  );
}
