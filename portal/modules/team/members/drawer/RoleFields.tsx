import { useTranslation } from 'react-i18next';
import type { FormState } from '#portal/app/forms/useDraftForm.ts';
import { Choice } from '#portal/ui/controls/Choice.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { DepartmentFields } from './DepartmentFields.tsx';
import styles from './Drawer.module.css';
import type { Member, Team } from './MemberForm.tsx';
import type { KnownDepartment } from './roleValues.ts';

interface Props {
  form: FormState;
  member: Member | null;
  team: Team;
  departments: KnownDepartment[];
}

/**
 * The role in the team, and for a MEMBER those in departments. A role the user may not grant is shown with
 * those who may.
 */
export function RoleFields({ form, member, team, departments }: Props) {
  const { t } = useTranslation('team');
  const words = useWords();
  const canManage = team.session?.account?.canManage ?? false;
  const role = form.values.role === 'ADMIN' ? 'ADMIN' : 'MEMBER';
  const roleLabel = words.field('memberships.role').label;
  const own = departments.filter(({ id, canManage: manages }) => manages || isIn(member, id));
  return (
    <>
      {canManage && (
        <div className={styles.part}>
          <h3 className={styles.heading}>{roleLabel}</h3>
          <Choice
            label={roleLabel}
            value={role}
            choices={(['MEMBER', 'ADMIN'] as const).map((value) => ({
              value,
              label: words.value('AccountRole', value).label,
            }))}
            onChange={(value) => form.set('role', value)}
          />
          <p className={styles.hint}>{t(`drawer.is.${role}`)}</p>
        </div>
      )}
      {role === 'MEMBER' && (
        <div className={styles.part}>
          <h3 className={styles.heading}>{words.noun('departments').many}</h3>
          {!canManage && <p className={styles.hint}>{t('drawer.askAdmin')}</p>}
          {own.map((department) => (
            <DepartmentFields
              key={department.id}
              form={form}
              department={department}
              canManage={canManage}
              isManager={roleIn(member, department.id) === 'MANAGER'}
            />
          ))}
        </div>
      )}
    </>
  );
}

const roleIn = (member: Member | null, departmentId: string) =>
  member?.departmentMemberships.find(({ department }) => department?.id === departmentId)?.role;

const isIn = (member: Member | null, departmentId: string) =>
  roleIn(member, departmentId) !== undefined;
