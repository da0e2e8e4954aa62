-- The recipients of a reaction: people of the row's account or operators by their role, or a column of the row that
-- contains a user or an address. A user who has been deleted is replaced by the account's primary one.
create or replace function app_private.recipients(entity text, id uuid, account_id uuid, recipient text) returns jsonb
language plpgsql stable
as $$
declare
  v_users uuid[];
  v_said jsonb;
  v_language text;
begin
  if recipient ~ '^OPERATOR_' then
    v_users := array(
      select o.user_id from app_public.operators o join app_public.users u on u.id = o.user_id
      where o.operator_role::text = substring(recipient from 10) and o.disabled_at is null and u.blocked_at is null
    );
  elsif recipient = any (enum_range(null::app_public.account_role)::text[]) then
    v_users := array(
      select m.user_id from app_public.memberships m join app_public.users u on u.id = m.user_id
      where m.account_id = recipients.account_id and m.role::text = recipient and m.accepted_at is not null and u.blocked_at is null
    );
  else
    v_said := app_private.template_values(entity, id, array[recipient, 'language']);
    v_language := v_said #>> '{language,value}';
    v_said := v_said -> recipient;
    if v_said ->> 'kind' <> 'row:users' then
      return (
        select coalesce(jsonb_agg(jsonb_build_object('address', v_said ->> 'value', 'language', coalesce(v_language, a.language::text, 'NB'))), '[]')
        from (values (1)) one left join app_public.accounts a on a.id = account_id
        where v_said ->> 'value' is not null
      );
    end if;
    v_users := array[coalesce(
      (v_said ->> 'value')::uuid, (select a.primary_user_id from app_public.accounts a where a.id = account_id)
    )];
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('address', u.email, 'number', p.e164, 'language', u.language) order by u.id), '[]')
    from app_public.users u
      left join lateral (
        select n.e164 from app_public.phone_numbers n
        where n.user_id = u.id and n.token_verified_at is not null
        order by n.last_used_at desc nulls last, n.id limit 1
      ) p on true
    where u.id = any (v_users)
  );
end;
$$;
comment on function app_private.recipients(text, uuid, uuid, text) is
  'The recipients of a text about a row: [{address, number, language}]; the value of a column is used as its address, '
  'even if it is a number.';
