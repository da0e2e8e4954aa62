-- Definer because the worker has no grants on tables. A note that the rule does not approve keeps its state: the
-- operators' queue consists of the submitted credit notes.
create or replace function app_private.review_credit_note(id uuid) returns app_public.credit_note_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_note app_public.credit_notes;
begin
  select n.* into v_note from app_public.credit_notes n where n.id = review_credit_note.id;
  if v_note.status = 'SUBMITTED' and app_hidden.credit_review_reasons(v_note) = '{}' then
    v_note := app_private.move_credit_note(v_note.id, 'approve');
  end if;
  return v_note.status;
end;
$$;
comment on function app_private.review_credit_note(uuid) is
  E'@task invoicing\nApproves a submitted credit note that needs no operator, else leaves it in the queue. Returns its status. Safe to run twice.';
grant execute on function app_private.review_credit_note(uuid) to app_worker;
