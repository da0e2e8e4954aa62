-- Account rows are locked before entries reference them, in the order of their ids: entries first would take a weaker
-- lock by their foreign keys, and two journals that then want the stronger one would wait for each other. Only payables
-- have a balance, so only those are locked; postings to the platform's own accounts never wait. A posting in a closed
-- month, such as one from a late bank file, is dated the first open day and keeps the original one as well.
create or replace function app_private.post_journal(
  key text, kind app_public.journal_kind, occurred_on date, amounts jsonb,
  invoice_id uuid default null, reverses_id uuid default null, description text default null,
  gross_salary_minor bigint default null, credit_note_id uuid default null
) returns app_public.journals
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_journal app_public.journals;
  v_amounts constant jsonb := (select coalesce(jsonb_object_agg(a.key, a.value), '{}') from jsonb_each(amounts) a where a.value <> '0');
  -- An array, since the planner takes the rows of a json object for so many that it reads all accounts.
  v_account_ids constant uuid[] := array(select k::uuid from jsonb_object_keys(v_amounts) k);
  v_day constant date := greatest(occurred_on, app_private.first_open_day());
begin
  if v_amounts = '{}' or (select sum(value::bigint) from jsonb_each_text(v_amounts)) <> 0 then
    raise exception 'the entries of journal % do not sum to 0', key using errcode = 'integrity_constraint_violation';
  end if;
  perform from app_public.finance_accounts a
  where a.id = any (v_account_ids) and a.kind = 'PAYABLE'
  order by a.id for no key update;

  insert into app_public.journals (
    key, kind, occurred_on, original_on, invoice_id, reverses_id, description, gross_salary_minor, credit_note_id, created_by
  ) values (
    post_journal.key, post_journal.kind, v_day, nullif(post_journal.occurred_on, v_day), post_journal.invoice_id,
    post_journal.reverses_id, post_journal.description, post_journal.gross_salary_minor, post_journal.credit_note_id,
    app_hidden.current_user_id()
  )
  on conflict on constraint journals_key_key do nothing
  returning * into v_journal;
  if not found then
    return app_private.require_same_journal(key, occurred_on, v_amounts);
  end if;
  insert into app_public.journal_entries (journal_id, finance_account_id, amount_minor)
  select v_journal.id, a.key::uuid, a.value::bigint from jsonb_each_text(v_amounts) a order by a.key;
  update app_public.finance_accounts a set balance_minor = a.balance_minor - (v_amounts ->> a.id::text)::bigint
  where a.id = any (v_account_ids) and a.kind = 'PAYABLE';
  return v_journal;
end;
$$;
comment on function app_private.post_journal(text, app_public.journal_kind, date, jsonb, uuid, uuid, text, bigint, uuid) is
  'Posts a journal: {accountId: øre}, debits above 0, credits below, in sum 0. The key identifies the event: the same '
  'key with the same day and entries returns the existing journal, with others it raises. A day in a closed month is '
  'stored as original_on.';
