import type { Actor } from '../../support/actor.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { type Person, registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

export type MemberRow = {
  id: string;
  email: string;
  first_name: string;
  role: string;
  confirmed: boolean;
  invitation_expires_at: Date | null;
  accepted_at: Date | null;
};

type Role = 'owner' | 'admin' | 'manager' | 'member';

/** A team with a user of each role, and two departments: the manager leads the first, the member is in it. */
export async function staffedTeam(tx: TestTransaction) {
  const people: Record<Role, Person> = {
    owner: await registerPerson(tx, { firstName: 'Olga' }),
    admin: await registerPerson(tx, { firstName: 'Ada' }),
    manager: await registerPerson(tx, { firstName: 'Mona' }),
    member: await registerPerson(tx, { firstName: 'Ola' }),
  };
  const id = await createTeam(tx, people.owner.userId, {
    [people.admin.userId]: 'ADMIN',
    [people.manager.userId]: 'MEMBER',
    [people.member.userId]: 'MEMBER',
  });
  const roles = Object.keys(people) as Role[];
  const sessions = {} as Record<Role, Awaited<ReturnType<typeof signIn>>>;
  for (const role of roles) sessions[role] = await signIn(tx, people[role].userId, id);
  const department = (name: string) =>
    call<{ id: string }>(tx, sessions.owner.who, 'create_department', { name, description: name });
  const [store, kitchen] = [(await department('Lager')).id, (await department('Kjøkken')).id];
  const memberIds = {} as Record<Role, string>;
  for (const role of roles) {
    const [row] = await tx.query<{ id: string }>(
      'select id from app_public.memberships where account_id = $1 and user_id = $2',
      [id, people[role].userId],
    );
    memberIds[role] = row!.id;
  }
  const put = (who: Role, departmentId: string, role: 'MANAGER' | 'MEMBER') =>
    tx.query(
      `insert into app_public.department_memberships (account_id, department_id, membership_id, role)
       values ($1, $2, $3, $4)`,
      [id, departmentId, memberIds[who], role],
    );
  await put('manager', store, 'MANAGER');
  await put('member', store, 'MEMBER');
  const departmentsOf = (memberId: string) =>
    tx.query<{ name: string; role: string; crc: boolean; identity: boolean }>(
      `select d.name, m.role, m.criminal_record_access as crc, m.identity_access as identity
       from app_public.department_memberships m join app_public.departments d on d.id = m.department_id
       where m.membership_id = $1 order by d.name`,
      [memberId],
    );
  const who = Object.fromEntries(roles.map((role) => [role, sessions[role].who])) as Record<
    Role,
    Actor
  >;
  return { id, people, sessions, who, memberIds, store, kitchen, put, departmentsOf };
}

/** The events of a member, in order. */
export async function feedbackOf(tx: TestTransaction, memberId: string): Promise<string[]> {
  const rows = await tx.query<{ event_type: string }>(
    `select event_type from app_public.events where entity = 'memberships' and entity_id = $1 order by occurred_at`,
    [memberId],
  );
  return rows.map((row) => row.event_type);
}
