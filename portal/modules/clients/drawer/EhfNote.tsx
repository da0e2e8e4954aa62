import { useTranslation } from 'react-i18next';
import styles from './EhfNote.module.css';

/** Whether an organisation receives EHF; nothing until it has been looked up, and of people. */
export function EhfNote({ takesEhf }: { takesEhf: boolean | null }) {
  const { t } = useTranslation('clients');
  if (takesEhf === null) return null;
  return <p className={styles.note}>{t(takesEhf ? 'ehf.takes' : 'ehf.notRegistered')}</p>;
}
