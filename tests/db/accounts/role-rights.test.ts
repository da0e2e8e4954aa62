import { beforeAll, expect, test } from 'vitest';
import { tryAll } from '#db/access/try-all.ts';
import { call } from '../../support/people/call.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import {
  aJob,
  aRecruitingTeam,
  checked,
  handIn,
  qualified,
} from '../recruitment/a-recruiting-team.ts';
import { staffedTeam } from './staffed-team.ts';

// Goal: the page of the roles is correct.
// Method: each role tries everything that it is listed for, and not listed for, with otherwise incomplete input; only
// the refusal of the role is compared.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Right = { action: string; about: string; roles: string[] };

// Requirements: A2.45
test('a mutation can be called only by its declared actors', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store } = await staffedTeam(tx);
    const read = async (as: typeof who.owner) =>
      (
        await tx.as(as, (client) =>
          client.query<Right>(
            'select r.* from app_public.sessions s, app_public.sessions_role_rights(s) r',
          ),
        )
      ).rows;
    const rights = await read(who.member);
    expect(rights).toContainEqual({
      action: 'set_account_owner',
      about: 'members',
      roles: ['OWNER'],
    });
    expect(rights).toContainEqual({
      action: 'delete_account',
      about: 'accounts',
      roles: ['OWNER'],
    });
    expect(rights.find((one) => one.action === 'submit_invoice')?.roles.toSorted()).toEqual([
      'ADMIN',
      'OWNER',
    ]);
    // An action in a user's own account is no right of a role.
    expect(rights.filter(({ action }) => /job_application$/.test(action))).toEqual(
      ['approve_job_application', 'reject_job_application'].map((action) =>
        expect.objectContaining({ action }),
      ),
    );
    const [tagged] = await tx.query<{ names: string[] }>(
      `select array_agg(p.proname::text) as names from pg_proc p
       where p.pronamespace = 'app_public'::regnamespace and obj_description(p.oid) ~ '(?n)^@actors'`,
    );
    const actors = { OWNER: who.owner, ADMIN: who.admin, MANAGER: who.manager, MEMBER: who.member };
    const tries = rights
      .filter((one) => tagged!.names.includes(one.action))
      .flatMap(({ action, roles }) =>
        Object.entries(actors).map(([role, as]) => ({
          action,
          role,
          as,
          may: roles.includes(role),
        })),
      );
    // Another member: every member may leave.
    const { id: memberId } = await call<{ id: string }>(tx, who.manager, 'add_account_member', {
      email: 'nils@example.no',
      firstName: 'Nils',
      lastName: 'Ny',
      departmentMemberships: [{ departmentId: store, role: 'MEMBER' }],
    });
    const ids = { memberId, memberIds: [memberId], id: store };
    const outcomes = await tryAll(
      tx,
      tries.map(({ action, as }) => ({
        who: as,
        does: [`select app_public.${action}($1)`, 'select app_private.stop_if_refused()'],
        given: ids,
      })),
    );
    const wrong = tries
      .filter(({ may }, at) => may === outcomes[at]!.refusals.includes('UNAUTHORIZED'))
      .map(({ action, role, may }) => `${role} ${may ? 'may not' : 'may'} ${action}`);
    expect(wrong).toEqual([]);
  });
});

test('a transition is listed for the roles that its condition allows', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const actors = Object.entries(team.who).map(([role, as]) => ({ role: role.toUpperCase(), as }));
    const job = await aJob(tx, team.who.owner, { departmentId: team.store });
    const application = await qualified(tx, job.id);
    const candidate = await checked(tx, job.id, 'HSE_CARD');
    const check = await handIn(tx, candidate.who, candidate.id, 'HSE_CARD', { content: '1234567' });
    await tx.query(
      `update app_public.job_checks set outcome = 'UNDECIDED', answered_at = now() where id = $1`,
      [check.id],
    );
    const rights = (
      await tx.as(team.who.member, (client) =>
        client.query<Right>(
          'select r.* from app_public.sessions s, app_public.sessions_role_rights(s) r',
        ),
      )
    ).rows;
    const roles = { OWNER: 1, ADMIN: 1, MANAGER: 1, MEMBER: 1 };
    const claimed = (action: string) =>
      rights.find((one) => one.action === action)?.roles.filter((role) => role in roles);
    const steps = [
      ['approve_job_application', 'job_applications', application.id, 'QUALIFIED', 'approve'],
      ['reject_job_application', 'job_applications', application.id, 'QUALIFIED', 'reject'],
      ['approve_job_check', 'job_checks', check.id, 'IN_REVIEW', 'approve'],
      ['reject_job_check', 'job_checks', check.id, 'IN_REVIEW', 'reject'],
      ['close_job', 'jobs', job.id, 'PUBLISHED', 'close'],
    ] as const;
    for (const [mutation, entity, id, status, action] of steps) {
      const allowed: string[] = [];
      for (const { role, as } of actors) {
        const { rows } = await tx.as(as, (client) =>
          client.query<{ may: boolean }>(
            'select $4 = any (app_hidden.available_actions($1, $2, $3)) as may',
            [entity, id, status, action],
          ),
        );
        if (rows[0]?.may) allowed.push(role);
      }
      expect.soft({ mutation, roles: claimed(mutation)?.toSorted() }).toEqual({
        mutation,
        roles: allowed.toSorted(),
      });
    }
    expect(claimed('approve_job_check')).toContain('MANAGER');
  });
});
