import { loadNumberCipher } from '#plugins/core/mutations/prepare.ts';
import { numberOwner } from '#shared/numbers/number-owner.ts';
import { type Actor, act, operator } from './actors.ts';
import type { Connections } from './connections.ts';
import type { DemoBusiness } from './people.ts';

/** A profile with its clients, ready to be invoiced from. */
export type Business = DemoBusiness & { actor: Actor; profileId: string; clientIds: string[] };

/** Makes the profile and the clients as their owner would. */
export async function makeBusiness(
  { owner, authenticator }: Connections,
  business: DemoBusiness,
  secret: string,
): Promise<Business> {
  const found = await owner.query(
    `select u.id as user_id, m.account_id, m.role, u.first_name || ' ' || u.last_name as name
     from app_public.users u
     join app_public.memberships m on m.user_id = u.id
     join app_public.accounts a on a.id = m.account_id
     where u.email = $1 and case when $2::text is null then a.account_type = 'PERSONAL' else a.name = $2 end`,
    [business.owner, business.team ?? null],
  );
  const { user_id, account_id, role, name } = found.rows[0];
  const actor: Actor = {
    role: 'app_user',
    userId: user_id,
    accountId: account_id,
    accountRole: role,
    actorName: name,
  };
  const agreement = await owner.query('select (app_public.freelance_agreement()).version');
  const { personalNumber } = business.profile;
  const cipher = await loadNumberCipher((...args) => authenticator.query(...args), secret);
  const profile = await act(authenticator, actor, 'create_freelance_profile', {
    ...(typeof personalNumber === 'string' && {
      $prepared: { number: cipher.encrypt('NO', personalNumber, numberOwner.profile(account_id)) },
    }),
    attributes: { ...business.profile, agreementVersion: agreement.rows[0].version },
  });
  const profileId = String(profile.id);
  await act(authenticator, operator, 'verify_freelance_profile', { id: profileId });
  // An operator has verified it, so the jobs that look for an e-ID or for waiting checks are not needed.
  await owner.query(
    `select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker.jobs j
     where j.task_identifier in ('payout/identify_profile', 'recruitment/settle_checks_of_profile')
     having count(*) > 0`,
  );
  // A company charges VAT, a school band does not.
  await owner.query(
    `update app_public.freelance_profiles
     set is_vat_registered = freelance_type = 'ORGANIZATION' and not $2,
       is_in_business_register = freelance_type = 'ORGANIZATION' and not $2
     where id = $1`,
    [profileId, Boolean(business.team)],
  );
  const clientIds: string[] = [];
  for (const [index, client] of business.clients.entries()) {
    const { reference, ...attributes } = client;
    const made = await act(authenticator, actor, 'create_client', {
      attributes: {
        ...attributes,
        freelanceProfileId: profileId,
        clientType: client.orgNumber ? 'ORGANIZATION' : 'INDIVIDUAL',
        clientNumber: 1001 + index,
        preferredDeliveryMethod: 'EMAIL',
        referencePeople: reference ? [reference] : [],
      },
    });
    clientIds.push(String(made.id));
  }
  return { ...business, actor, profileId, clientIds };
}
