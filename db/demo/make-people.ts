import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { loadNumberCipher } from '#plugins/core/mutations/prepare.ts';
import { maskedNumber, numberOwner } from '#shared/numbers/number-owner.ts';
import { act, operator } from './actors.ts';
import type { Connections } from './connections.ts';
import { makeJobs } from './make-jobs.ts';
import { type DemoPerson, password, people } from './people.ts';
import { type DemoTeam, teams } from './teams.ts';

/** Registers the demo's people, confirms them, appoints the operators and founds the teams. */
export async function makePeople(connections: Connections, secret: string): Promise<void> {
  const { owner, authenticator } = connections;
  // One hash serves all: the password is public.
  const passwordHash = await hash(password);
  for (const person of people) {
    const { email, firstName, lastName } = person;
    await act(authenticator, { role: 'app_visitor' }, 'register_account', {
      attributes: { email, firstName, lastName, language: 'NB', necessaryCookiesConsent: true },
      $prepared: { passwordHash },
    });
    await owner.query(
      'select app_private.confirm_user(id) from app_public.users where email = $1',
      [email],
    );
    if (person.phone) {
      await owner.query(
        `insert into app_public.phone_numbers
           (user_id, country_code, number, e164, token_sent_at, token_verified_at, last_used_at)
         select id, 'NO', $2, '+47' || $2, long_ago, long_ago, long_ago
         from app_public.users, (select now() - interval '40 days' as long_ago) as proven where email = $1`,
        [email, person.phone],
      );
    }
    if (person.identity) await makeIdentity(connections, person, person.identity, secret);
    if (person.operator) {
      await owner.query(
        'select app_private.appoint_operator(id, $2, $3) from app_public.users where email = $1',
        [email, person.operator.role, person.operator.totpSecret],
      );
    }
  }
  for (const team of teams) await makeTeam(owner, authenticator, team);
  await makeJobs(connections);
  // Confirmation links to people who are confirmed already are not sent.
  await owner.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs having count(*) > 0`,
  );
}

/** Records that a person has identified themselves, as the server does after a BankID log-in. */
async function makeIdentity(
  { owner, authenticator }: Connections,
  { email, firstName, lastName }: DemoPerson,
  { number, bornOn }: NonNullable<DemoPerson['identity']>,
  secret: string,
): Promise<void> {
  const found = await owner.query('select id from app_public.users where email = $1', [email]);
  const userId: string = found.rows[0].id;
  const cipher = await loadNumberCipher((...args) => authenticator.query(...args), secret);
  const actor = { role: 'app_user', userId, actorName: `${firstName} ${lastName}` } as const;
  await act(authenticator, actor, 'criipto_verify', {
    $prepared: {
      identity: {
        country: 'NO',
        identifier: maskedNumber(number),
        firstName,
        lastName,
        bornOn,
        ...cipher.encrypt('NO', number, numberOwner.identity(userId)),
      },
    },
  });
}

/** Founds a team, divides it into groups, and adds members, some of which have not accepted yet. */
async function makeTeam(owner: Pool, authenticator: Pool, team: DemoTeam): Promise<void> {
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
