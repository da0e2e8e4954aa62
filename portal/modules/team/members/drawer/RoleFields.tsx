import { type FormState, useFieldError } from '#portal/app/forms/DraftForm.tsx';
import { Choice } from '#portal/ui/controls/Choice.tsx';
import { CheckLine, SelectLine } from '#portal/ui/controls/FieldLines.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from './Drawer.module.css';
import type { Member, Team } from './MemberForm.tsx';
import { fieldsOf, type KnownDepartment } from './roleValues.ts';

interface DepartmentFieldsProps {
  form: FormState;
  department: { id: string; name: string; canManage: boolean };
  /** Of the whole team. */
  canManage: boolean;
  /** The member leads the department today. */
  isManager: boolean;
}

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
  const { t } = useMessages('team');
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

/** The role of a member in one department, and the documents they may see there. */
function DepartmentFields({ form, department, canManage, isManager }: DepartmentFieldsProps) {
  const { t } = useMessages('team');
  const words = useWords();
  const names = fieldsOf(department.id);
  const value = form.values[names.role] ?? '';
  const error = useFieldError(
    form,
    names.role,
    department.name,
    'departmentMemberships.departmentId',
  );
  // Only managers of the team appoint and remove heads of departments.
  const isFixed = !canManage && (!department.canManage || isManager);
  const roles = canManage || isManager ? (['MEMBER', 'MANAGER'] as const) : (['MEMBER'] as const);
  const labelOf = (name: string) => words.field(`department_memberships.${name}`).label;
  return (
    <div className={styles.department}>
      <SelectLine
        label={department.name}
        name={names.role}
        value={value}
        disabled={isFixed}
        error={error}
        data={[
          { value: '', label: t('drawer.notIn') },
          ...roles.map((role) => ({
            value: role,
            label: words.value('DepartmentRole', role).label,
          })),
        ]}
        onChange={(role) => form.set(names.role, role)}
      />
      {value !== '' && (
        <fieldset className={styles.access} disabled={!canManage}>
          <CheckLine
            label={labelOf('accessToCRC')}
            name={names.accessToCRC}
            checked={form.values[names.accessToCRC] === 'yes'}
            onChange={(on) => form.set(names.accessToCRC, on ? 'yes' : '')}
          />
          <CheckLine
            label={labelOf('accessToIdentity')}
            name={names.accessToIdentity}
            checked={form.values[names.accessToIdentity] === 'yes'}
            onChange={(on) => form.set(names.accessToIdentity, on ? 'yes' : '')}
          />
        </fieldset>
      )}
    </div>
  );
}
