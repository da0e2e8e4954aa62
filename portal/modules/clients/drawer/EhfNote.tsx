import { useTranslation } from 'react-i18next';
import { sendingOf } from '../sendingOf.ts';
import type { Client } from './Client.ts';
import styles from './EhfNote.module.css';

/** Whether an organisation receives EHF; nothing until it has been looked up, and of people. */
export function EhfNote({ client }: { client: Client }) {
  const { t } = useTranslation('clients');
  if (client.takesEhf === null) return null;
  const notRegistered = sendingOf(client) === 'EMAIL' ? 'ehf.byEmail' : 'ehf.notRegistered';
  return <p className={styles.note}>{t(client.takesEhf ? 'ehf.takes' : notRegistered)}</p>;
}
