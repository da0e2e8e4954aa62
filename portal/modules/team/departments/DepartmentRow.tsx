import { IconPencil } from '@tabler/icons-react';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from '../Team.module.css';
import type { DepartmentRowData } from './departmentListQuery.ts';

interface Props {
  department: DepartmentRowData;
  onEdit: () => void;
}

/**
 * A department with its description, the number of its members besides those of all departments, and an edit
 * button.
 */
export function DepartmentRow({ department, onEdit }: Props) {
  const { t } = useMessages('team');
  const href = useHref();
  const { id, name, description, canManage, departmentMemberships: memberships } = department;
  const managers = memberships.filter(({ role }) => role === 'MANAGER').length;
  const members = memberships.length - managers;
  const people = [
    t('departments.managers', { count: managers }),
    t('departments.members', { count: members }),
  ].join(', ');
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        {description && <span className={styles.meta}>{description}</span>}
      </span>
      <AppLink
        className={`${styles.link} ${styles.roles}`}
        href={href(`account/settings/team/members?departmentId=${id}`)}
        aria-label={`${name}: ${people}`}
      >
        {people}
      </AppLink>
      <span className={styles.end}>
        {canManage && (
          <IconButton aria-label={t('departments.change', { name })} onClick={onEdit}>
            <IconPencil size={18} />
          </IconButton>
        )}
      </span>
    </li>
  );
}
