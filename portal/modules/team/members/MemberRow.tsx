import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Clipped } from '#portal/ui/list/Clipped.tsx';
import { nameOf } from '../nameOf.ts';
import styles from '../Team.module.css';
import { MemberRoles, type MemberRowData } from './MemberRoles.tsx';
import { MemberStatus } from './MemberStatus.tsx';

interface Props {
  member: MemberRowData;
  onOpen: () => void;
}

/** A member in the list: name, roles, and whether they have accepted. */
export function MemberRow({ member, onOpen }: Props) {
  const { t } = useTranslation('team');
  const name = nameOf(member);
  return (
    <li>
      <UnstyledButton className={styles.row} onClick={onOpen}>
        <span className={styles.who} translate="no">
          <span className={styles.name}>
            <Clipped text={name} />
          </span>
          {name !== member.email && <span className={styles.meta}>{member.email}</span>}
          {member.confirmed && !member.acceptedAt && (
            <span className={styles.meta}>{t('status.unaccepted')}</span>
          )}
        </span>
        <span className={`${styles.meta} ${styles.roles}`}>
          <MemberRoles member={member} />
        </span>
        <span className={styles.end}>
          <MemberStatus member={member} />
        </span>
      </UnstyledButton>
    </li>
  );
}
