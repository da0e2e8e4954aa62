import { IconId, IconShieldCheck } from '@tabler/icons-react';
import type { ResultOf } from 'gql.tada';
import { Fragment } from 'react';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../Team.module.css';
import type { memberListQuery } from './memberSearch.ts';

/** A member as the list shows them. */
export type MemberRowData = ResultOf<typeof memberListQuery>['members']['items'][number];

type Membership = MemberRowData['departmentMemberships'][number];

/** The role of a member: in the whole team, or in each department, with their access there. */
export function MemberRoles({ member }: { member: MemberRowData }) {
  const { t } = useMessages('team');
  const words = useWords();
  if (member.role !== 'MEMBER') {
    return t('members.everything', { role: words.value('AccountRole', member.role).label });
  }
  if (member.departmentMemberships.length === 0) return t('members.nowhere');
  return member.departmentMemberships.map((one, at) => (
    <Fragment key={one.id}>
      {at > 0 && ', '}
      <DepartmentRole membership={one} />
    </Fragment>
  ));
}

function DepartmentRole({ membership }: { membership: Membership }) {
  const words = useWords();
  const { role, department, criminalRecordAccess, identityAccess } = membership;
  const labelOf = (name: string) => words.field(`department_memberships.${name}`).label;
  return (
    <>
      <span translate="no">{department?.name}</span>
      {role === 'MANAGER' && (
        <span>{` (${words.value('DepartmentRole', role).label.toLowerCase()})`}</span>
      )}
      {(criminalRecordAccess || identityAccess) && (
        <span className={styles.access}>
          {criminalRecordAccess && (
            <IconShieldCheck size={16} role="img" aria-label={labelOf('criminalRecordAccess')} />
          )}
          {identityAccess && <IconId size={16} role="img" aria-label={labelOf('identityAccess')} />}
        </span>
      )}
    </>
  );
}
