import type { Pool } from 'pg';
import { act, operator } from './actors.ts';
import type { DemoTeam } from './people.ts';

/** Founds a team, divides it into groups, and adds members, of whom not all have accepted yet. */
export async function makeTeam(owner: Pool, authenticator: Pool, team: DemoTeam): Promise<void> {
  const { rows: founders } = await owner.query('select id from app_public.users where email = $1', [
    team.owner,
  ]);
  const founder = { role: 'app_user' as const, userId: String(founders[0].id) };
  const account = await act(authenticator, founder, 'create_team_account', {
    attributes: { name: team.name, tag: team.tag, organizationNumber: team.organizationNumber },
  });
  const inTeam = { ...founder, accountId: String(account.id), accountRole: 'OWNER' };
  const ids = new Map<string, unknown>();
  for (const department of team.departments) {
    const { id } = await act(authenticator, inTeam, 'create_department', department);
    ids.set(department.name, id);
  }
  for (const { invitedDaysAgo, departments = [], ...member } of team.members) {
    const { id } = await act(authenticator, inTeam, 'add_account_member', {
      ...member,
      departmentMemberships: departments.map(({ name, ...given }) => ({
        departmentId: ids.get(name),
        ...given,
      })),
    });
    // A user with a confirmed address has joined already.
    await owner.query(
      `select app_private.accept_membership(m)
       from app_public.memberships m join app_public.users u on u.id = m.user_id and u.confirmed where m.id = $1`,
      [id],
    );
    if (invitedDaysAgo !== undefined) {
      await owner.query(
        'update app_public.memberships set invited_at = now() - make_interval(days => $2) where id = $1',
        [id, invitedDaysAgo],
      );
    }
  }
  if (team.organizationNumber) {
    await act(authenticator, operator, 'verify_account_organization', { id: account.id });
  }
  if (team.theme) {
    await act(authenticator, inTeam, 'update_account', { attributes: { theme: team.theme } });
  }
  if (team.plan) {
    const { rows } = await owner.query(
      'select id from app_public.price_plans where plan_key = $1',
      [team.plan],
    );
    const agreed = { id: account.id, pricePlanId: rows[0].id };
    await act(authenticator, operator, 'set_account_plan', agreed);
  }
}
