import { useMessages } from '../../ui/texts.ts';
import { When } from '../../ui/time/When.tsx';
import styles from './DueDay.module.css';

interface Props {
  isOverdue: boolean;
  dueOn: string;
}

/** When it is to be paid; in words, not only in colour, when that day has passed. */
export function DueDay({ isOverdue, dueOn }: Props) {
  const { t } = useMessages('invoicing');
  if (!isOverdue) return <When value={dueOn} />;
  return (
    <span className={styles.late}>
      <span>{t('wasDue')}</span> <When value={dueOn} />
    </span>
  );
}
