import { useTranslation } from 'react-i18next';
import { When } from '../../ui/time/When.tsx';
import styles from './DueDay.module.css';
import { isOverdue } from './isOverdue.ts';

interface Props {
  status: string;
  dueOn: string;
}

/** When it is to be paid; in words, not only in colour, when that day has passed. */
export function DueDay({ status, dueOn }: Props) {
  const { t } = useTranslation('invoicing');
  if (!isOverdue(status, dueOn)) return <When value={dueOn} />;
  return (
    <span className={styles.late}>
      {t('list.overdue')} <When value={dueOn} />
    </span>
  );
}
