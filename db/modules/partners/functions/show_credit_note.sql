-- Definer because the worker holds no table. Safe to run twice.
create or replace function app_private.show_credit_note(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.show_credit_notes(n.freelance_profile_id, n.id) from app_public.credit_notes n where n.id = show_credit_note.id
$$;
comment on function app_private.show_credit_note(uuid) is
  E'@task partners\nShows a credit note, or how far it has come, to the teams its profile is enrolled with.';
grant execute on function app_private.show_credit_note(uuid) to app_worker;
