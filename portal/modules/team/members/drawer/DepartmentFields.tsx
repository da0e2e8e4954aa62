import { useTranslation } from 'react-i18next';
import type { FormState } from '#portal/app/forms/useDraftForm.ts';
import { useFieldError } from '#portal/app/forms/useFieldError.ts';
import { CheckLine } from '#portal/ui/controls/CheckLine.tsx';
import { SelectLine } from '#portal/ui/controls/SelectLine.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Drawer.module.css';
import { fieldsOf } from './roleValues.ts';

interface Props {
  form: FormState;
  department: { id: string; name: string; canManage: boolean };
  /** Of the whole team. */
  canManage: boolean;
  /** The member leads the department today. */
  isManager: boolean;
}

/** The role of a member in one department, and the documents they may see there. */
export function DepartmentFields({ form, department, canManage, isManager }: Props) {
  const { t } = useTranslation('team');
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
