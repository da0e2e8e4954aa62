-- The server has checked each row against the form of addAccountMember, with the result in broken; the rules that need
-- the database are added here. A text that a spreadsheet program would execute is refused as a name.
create or replace function app_private.check_imported_members(account app_public.accounts, columns jsonb, rows jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_row record;
  v_path text;
  v_told text[] := '{}';
  v_team_users int := 0;
begin
  -- Names may also come with the addresses.
  if not (
    columns @> '["EMAIL", "FIRST_NAME", "LAST_NAME"]' or columns @> '["EMAIL", "FULL_NAME"]'
    or columns @> '["EMAIL"]' and exists (select from jsonb_array_elements(rows) r where r ? 'firstName')
  ) then
    perform app_private.refuse('BLANK', 'columns');
    return;
  end if;
  perform app_private.refuse_many_invitations(account.id, jsonb_array_length(rows));
  perform app_private.lock_receivers(array(select app_hidden.text_at(r, 'email') from jsonb_array_elements(rows) r));
  for v_row in
    select r.member, row_number() over (partition by lower(app_hidden.text_at(r.member, 'email')) order by r.place) as times
    from jsonb_array_elements(rows) with ordinality r (member, place)
    order by r.place
  loop
    v_path := format('rows.%s.', v_row.member ->> 'row');
    perform app_private.refuse((b ->> 'code')::app_public.error_code, v_path || (b ->> 'path'))
    from jsonb_array_elements(v_row.member -> 'broken') b;
    if v_row.times > 1 and v_row.member ->> 'email' is not null then
      perform app_private.refuse('TAKEN', v_path || 'email');
    end if;
    perform app_private.refuse('INVALID', v_path || f.name)
    from unnest(array['firstName', 'lastName']) f (name) where v_row.member ->> f.name ~ '^[=+@-]';
    perform app_private.check_imported_place(account, v_row.member, v_path, v_team_users);
    if app_private.team_user_path(v_row.member ->> 'role', v_row.member -> 'departmentMemberships') is not null then
      v_team_users := v_team_users + 1;
    end if;
    v_told := v_told || app_private.take_refusals();
  end loop;
  perform app_private.give_refusals(v_told);
end;
$$;
comment on function app_private.check_imported_members(app_public.accounts, jsonb, jsonb) is
  'Refuses all that is wrong with all rows of an import, each at its rows.12.email.';
