-- Imports all rows or none, and is idempotent: existing members stay unchanged. Definer because no role may write
-- people and memberships directly.
create or replace function app_public.import_account_members(input jsonb) returns app_public.member_import
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_sheet jsonb := app_private.prepared(input, 'import_account_members');
  v_new jsonb;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  perform app_private.require_manager();
  if v_sheet ? 'refusal' then
    perform app_private.refuse((v_sheet ->> 'refusal')::app_public.error_code, v_sheet ->> 'path');
  end if;
  perform app_private.stop_if_refused();
  select coalesce(jsonb_agg(app_private.imported_member(v_account.id, r.row) order by r.place), '[]') into v_new
  from jsonb_array_elements(v_sheet -> 'rows') with ordinality r (row, place)
  where not exists (
    select from app_public.users u join app_public.memberships m on m.user_id = u.id
    where u.email = app_hidden.text_at(r.row, 'email')::public.citext and m.account_id = v_account.id
  );
  if (input ->> 'preview')::boolean is not true then
    perform app_private.check_imported_members(v_account, v_sheet -> 'columns', v_new);
    perform app_private.stop_if_refused();
    perform app_private.record_added_members(v_account.id, array(
      select app_private.add_member(v_account, r) from jsonb_array_elements(v_new) r
    ));
  end if;
  return row (
    jsonb_array_length(v_new), jsonb_array_length(v_sheet -> 'rows') - jsonb_array_length(v_new),
    array(select jsonb_array_elements_text(v_sheet -> 'headings')),
    array(select jsonb_array_elements_text(v_sheet -> 'columns'))::app_public.member_import_column[],
    array(select jsonb_array_elements_text(v_sheet -> 'sample'))
  );
end;
$$;
comment on function app_public.import_account_members(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Invites the people of a CSV or XLSX file; existing members stay unchanged. Owners and admins, and a MANAGER for '
  'MEMBERs of their departments. IMPORT_ERROR: the file cannot be read. TOO_BIG: more than 2 000 rows, 50 columns or '
  '5 000 000 bytes. BLANK at columns: the required columns are not assigned. BLANK, INVALID, INCLUSION, TOO_BIG, '
  'TAKEN: an address twice, UNAUTHORIZED, SUBSCRIPTION_LIMIT_EXCEEDED and DELIVERY_FREQUENCY_EXCEEDED at '
  'rows.12.email and the like, where 12 is the row number in a sheet program. ATTEMPTS_LIMIT_EXCEEDED, '
  'USER_NOT_CONFIRMED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.import_account_members(jsonb) to app_user;

comment on type app_public.member_import is 'The content of a file of members, and the result of its import.';
comment on column app_public.member_import.added is
  E'@notNull\nThose who were invited or added; in a preview those who would be, if nothing is wrong with them.';
comment on column app_public.member_import.known is E'@notNull\nThose who were members already, and stay as they are.';
comment on column app_public.member_import.headings is
  E'@notNull\nThe headings of the file; empty where its first row is a person.';
comment on column app_public.member_import.columns is E'@notNull\nThe fields the columns were imported into, in order.';
comment on column app_public.member_import.sample is E'@notNull\nThe cells of the first five rows, one row after the other, each as long as columns.';
comment on type app_public.member_import_column is 'The field a column of a file of members is imported into.';
