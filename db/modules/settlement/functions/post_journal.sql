-- For one journal, which most changes post: post_journals() does the same for lists, whose statements take twice as long for one.
-- Payables are locked before entries reference them, as there, and plans are generic for the same reason. Accounts are found by their
-- ids even while they are few: each balance leaves an old version of its row, and a scan of all would read those too.
create or replace function app_private.post_journal(
  key text, kind app_public.journal_kind, occurred_on date, amounts jsonb,
  invoice_id uuid default null, reverses_id uuid default null, description text default null,
  gross_salary_minor bigint default null, credit_note_id uuid default null
) returns app_public.journals
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
set plan_cache_mode to force_generic_plan
set enable_seqscan to off
as $$
declare
  v_day constant date := greatest(occurred_on, app_private.first_open_day());
  v_account_ids uuid[];
  v_amounts bigint[];
  v_sum numeric;
  v_has_payable boolean;
  v_journal app_public.journals;
begin
  select array_agg(a.key::uuid order by a.key), array_agg(a.value::bigint order by a.key), sum(a.value::bigint)
  into v_account_ids, v_amounts, v_sum
  from jsonb_each_text(amounts) a
  where a.value <> '0';
  if v_sum is distinct from 0 then
    raise exception 'the entries of journal % do not sum to 0', key using errcode = 'integrity_constraint_violation';
  end if;
  perform from app_public.finance_accounts a
  where a.id = any (v_account_ids) and a.kind = 'PAYABLE'
  order by a.id for no key update;
  v_has_payable := found;

  insert into app_public.journals (
    key, kind, occurred_on, original_on, invoice_id, reverses_id, description, gross_salary_minor, credit_note_id, created_by
  ) values (
    post_journal.key, post_journal.kind, v_day, nullif(post_journal.occurred_on, v_day), post_journal.invoice_id, post_journal.reverses_id,
    post_journal.description, post_journal.gross_salary_minor, post_journal.credit_note_id, app_hidden.current_user_id()
  )
  on conflict on constraint journals_key_key do nothing
  returning * into v_journal;
  if v_journal.id is null then
    return app_private.require_same_journal(
      row(null, key, kind, occurred_on, amounts, invoice_id, reverses_id, description, gross_salary_minor, credit_note_id)::app_private.posting
    );
  end if;
  insert into app_public.journal_entries (journal_id, finance_account_id, amount_minor)
  select v_journal.id, e.account_id, e.amount from unnest(v_account_ids, v_amounts) e (account_id, amount);
  if v_has_payable then
    update app_public.finance_accounts a set balance_minor = a.balance_minor - v_amounts[array_position(v_account_ids, a.id)]
    where a.id = any (v_account_ids) and a.kind = 'PAYABLE';
  end if;
  return v_journal;
end;
$$;
comment on function app_private.post_journal(text, app_public.journal_kind, date, jsonb, uuid, uuid, text, bigint, uuid) is
  'Posts a journal, as post_journals() does, and returns it, or the existing one of its key.';
