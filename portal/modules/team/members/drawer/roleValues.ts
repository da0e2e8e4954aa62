import type { Refusal } from '#portal/app/errors/refusalText.ts';
import type { Member } from './MemberForm.tsx';

type Values = Record<string, string>;

/** One department a member is to be in. */
export interface WantedMembership {
  departmentId: string;
  role: 'MANAGER' | 'MEMBER';
  accessToCRC: boolean;
  accessToIdentity: boolean;
}

/** The names of a department's fields in the form. */
export const fieldsOf = (departmentId: string) => ({
  role: `role.${departmentId}`,
  accessToCRC: `crc.${departmentId}`,
  accessToIdentity: `identity.${departmentId}`,
});

/** A department in the form of a member. */
export interface KnownDepartment {
  id: string;
  name: string;
  canManage: boolean;
}

/**
 * The listed departments, and others the member belongs to: if a team has more than a page of departments,
 * saving must not remove members from those not shown.
 */
export function knownDepartments(
  listed: readonly KnownDepartment[],
  member: Member | null,
): KnownDepartment[] {
  const own = (member?.departmentMemberships ?? []).flatMap(({ department }) => department ?? []);
  return [...listed, ...own.filter(({ id }) => !listed.some((one) => one.id === id))];
}

/** The initial values: the member's present roles. */
export function initialRoles(member: Member | null): Values {
  const values: Values = { role: member?.role ?? 'MEMBER' };
  for (const one of member?.departmentMemberships ?? []) {
    if (!one.department) continue;
    const names = fieldsOf(one.department.id);
    values[names.role] = one.role;
    if (one.criminalRecordAccess) values[names.accessToCRC] = 'yes';
    if (one.identityAccess) values[names.accessToIdentity] = 'yes';
  }
  return values;
}

/** The roles to save: the role in the team, and for a MEMBER those in the chosen departments. */
export function wantedRoles(values: Values, departments: readonly { id: string }[]) {
  const role = values.role === 'ADMIN' ? ('ADMIN' as const) : ('MEMBER' as const);
  const departmentMemberships = departments.flatMap(({ id }): WantedMembership[] => {
    const names = fieldsOf(id);
    const chosen = values[names.role];
    if (role === 'ADMIN' || !chosen) return [];
    return [
      {
        departmentId: id,
        role: chosen === 'MANAGER' ? 'MANAGER' : 'MEMBER',
        accessToCRC: values[names.accessToCRC] === 'yes',
        accessToIdentity: values[names.accessToIdentity] === 'yes',
      },
    ];
  });
  return { role, departmentMemberships };
}

/** Refusals at the department they concern; the server identifies it by its position in the input. */
export function namedRefusals(
  refusals: readonly Refusal[],
  sent: readonly WantedMembership[],
): Refusal[] {
  return refusals.map((one) => {
    const [, place] = /^departmentMemberships\.(\d+)/.exec(one.path) ?? [];
    const department = place === undefined ? undefined : sent[Number(place)];
    return department ? { ...one, path: fieldsOf(department.departmentId).role } : one;
  });
}
