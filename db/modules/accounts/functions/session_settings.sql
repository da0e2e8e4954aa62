-- Called once at the start of every request and subscription event, before a role is set. Definer because the
-- authenticator reads no table. Everything that can end a session is looked up anew: revocation, age, idleness, the
-- block of user or account, the membership, the operator, and for an impersonating operator that their role still
-- allows it. A sign-in idles as a whole: its session in one account stays alive while another of its accounts is in
-- use, and ends with it.
create or replace function app_private.session_settings(token_sha256 bytea)
returns table (
  role text, session_id uuid, user_id uuid, account_id uuid, account_role text, operator_role text,
  administrator_id uuid, actor_name text, own_account_ids text
)
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  select
    case when s.operator_id is null then 'app_user' else 'app_operator' end,
    s.id, s.user_id, s.account_id, m.role::text, o.operator_role::text, s.administrator_id,
    app_public.users_display_name(u) || coalesce(' (' || app_public.users_display_name(au) || ')', ''),
    case when o.id is not null then (
      select array_agg(om.account_id)::text from app_public.memberships om where om.user_id = s.user_id and om.accepted_at is not null
    ) end
  from app_private.session_tokens t
  join app_public.sessions s on s.id = t.session_id
  join app_public.users u on u.id = s.user_id and u.blocked_at is null
  left join app_public.accounts a on a.id = s.account_id and a.blocked_at is null
  left join app_public.memberships m on m.account_id = a.id and m.user_id = s.user_id and m.accepted_at is not null
  left join app_public.operators o on o.id = s.operator_id and o.disabled_at is null
  left join app_public.operators ad
    on ad.id = s.administrator_id and ad.disabled_at is null and ad.operator_role = 'ADMIN'
  left join app_public.users au on au.id = ad.user_id and au.blocked_at is null
  where t.token_sha256 = session_settings.token_sha256
    and s.revoked_at is null and s.expires_at > now()
    and (
      s.last_used_at > now() - interval '14 days'
      or exists (
        select from app_public.sessions f
        where f.sign_in_id = s.sign_in_id and f.revoked_at is null and f.last_used_at > now() - interval '14 days'
      )
    )
    and (m.id is not null or o.id is not null)
    and (s.administrator_id is null or au.id is not null);
  if not found then
    return;
  end if;
  -- To the minute is enough for 14 days, and spares a write per request. A second node doing the
  -- same at this moment is not waited for.
  update app_public.sessions s set last_used_at = now()
  where s.id = (
    select l.id from app_private.session_tokens t
    join app_public.sessions l on l.id = t.session_id
    where t.token_sha256 = session_settings.token_sha256 and l.last_used_at < now() - interval '1 minute'
    for no key update of l skip locked
  );
end;
$$;
comment on function app_private.session_settings(bytea) is
  'The session of a token: the database role and the app.… settings of the request. No row when the token is unknown '
  'or its session is over.';
grant execute on function app_private.session_settings(bytea) to app_authenticator;
