import { useTranslation } from 'react-i18next';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { MemberRoles } from '../MemberRoles.tsx';
import { MemberStatus } from '../MemberStatus.tsx';
import styles from './Drawer.module.css';
import { MemberActions } from './MemberActions.tsx';
import { type Member, MemberForm, type Team } from './MemberForm.tsx';

interface Props {
  member: Member;
  team: Team;
  onDone: () => void;
}

/** An existing member: status, roles and actions. */
export function MemberView({ member, team, onDone }: Props) {
  const { t } = useTranslation('team');
  const words = useWords();
  return (
    <>
      <p className={styles.facts}>
        <MemberStatus member={member} />
        <span>{member.email}</span>
        {member.invitationExpiresAt && (
          <span>
            <span>{words.field('members.invitationExpiresAt').label}</span>{' '}
            <When value={member.invitationExpiresAt} />
          </span>
        )}
      </p>
      {member.canEdit ? (
        <MemberForm member={member} email={member.email} team={team} onDone={onDone} />
      ) : (
        <>
          <p>
            <MemberRoles member={member} />
          </p>
          <p className={styles.hint}>
            {t(member.role === 'OWNER' ? 'drawer.ownerHasAll' : 'drawer.askAdmin')}
          </p>
        </>
      )}
      <MemberActions member={member} team={team} onDone={onDone} />
    </>
  );
}
