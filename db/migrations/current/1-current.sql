-- Changes of tables and data since the newest committed migration.

alter type app_private.attempt_kind add value if not exists 'REGISTRATION';

-- What the trail already tells of numbers is taken back as the rules now do for new entries.
alter table app_public.audit_entries disable trigger user;
do $$
declare
  r record;
begin
  for r in values
    ('bank_accounts', 'account_number', 4), ('phone_numbers', 'number', 4), ('phone_numbers', 'e164', 4),
    ('freelance_profiles', 'personal_number_masked', 0)
  loop
    update app_public.audit_entries e
    set
      before = case when e.before ->> r.column2 not like '•••%'
        then e.before || jsonb_build_object(r.column2, '•••' || right(e.before ->> r.column2, r.column3)) else e.before end,
      after = case when e.after ->> r.column2 not like '•••%'
        then e.after || jsonb_build_object(r.column2, '•••' || right(e.after ->> r.column2, r.column3)) else e.after end
    where e.table_name = r.column1;
  end loop;
end
$$;
alter table app_public.audit_entries enable trigger user;

-- A function file grants; what it granted once is taken back here.
revoke execute on function app_private.enqueue(text, jsonb, text, timestamptz, int) from app_visitor, app_user, app_operator;
revoke execute on function app_private.record_event(text, uuid, uuid, text, text, jsonb) from app_visitor;
