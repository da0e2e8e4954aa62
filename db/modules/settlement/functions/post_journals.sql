-- Account rows are locked before entries reference them, in the order of their ids: entries first would take a weaker
-- lock by their foreign keys, and two journals that then want the stronger one would wait for each other. Only payables
-- have a balance, so only those are locked; postings to the platform's own accounts never wait. A posting in a closed
-- month, such as one from a late bank file, is dated the first open day and keeps the original one as well. The ids are
-- made first, so that no statement joins two lists of 100 000; and plans are generic, since one for the length of its list would
-- be made again for each single posting, which takes longer than the posting.
create or replace function app_private.post_journals(postings app_private.posting[]) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
set plan_cache_mode to force_generic_plan
as $$
declare
  v_first_day constant date := app_private.first_open_day();
  -- An array, since the planner takes the rows of a json object for so many that it reads all accounts.
  v_account_ids constant uuid[] := array(select distinct k::uuid from unnest(postings) p, jsonb_object_keys(p.amounts) k);
  v_ids uuid[];
  v_faulty text;
  v_posted int;
begin
  select coalesce(array_agg(p.new_id order by p.ordinality), '{}'), min(p.key) filter (where not p.is_balanced) into v_ids, v_faulty
  from (
    select
      p.ordinality, p.key, coalesce(p.id, uuidv7()) as new_id,
      (select count(*) filter (where a.value <> '0') > 0 and sum(a.value::bigint) = 0 from jsonb_each_text(p.amounts) a) as is_balanced
    from unnest(postings) with ordinality p
  ) p;
  if v_faulty is not null then
    raise exception 'the entries of journal % do not sum to 0', v_faulty using errcode = 'integrity_constraint_violation';
  end if;
  perform from app_public.finance_accounts a
  where a.id = any (v_account_ids) and a.kind = 'PAYABLE'
  order by a.id for no key update;

  insert into app_public.journals (
    id, key, kind, occurred_on, original_on, invoice_id, reverses_id, description, gross_salary_minor, credit_note_id, created_by
  )
  select
    v_ids[p.ordinality], p.key, p.kind, d.day, nullif(p.occurred_on, d.day), p.invoice_id, p.reverses_id, p.description,
    p.gross_salary_minor, p.credit_note_id, app_hidden.current_user_id()
  from unnest(postings) with ordinality p cross join lateral (select greatest(p.occurred_on, v_first_day) as day) d
  order by p.ordinality
  on conflict on constraint journals_key_key do nothing;
  get diagnostics v_posted = row_count;
  with posted as materialized (
    select v_ids[p.ordinality] as journal_id, a.key::uuid as finance_account_id, a.value::bigint as amount_minor
    from unnest(postings) with ordinality p cross join lateral jsonb_each_text(p.amounts) a
    where a.value <> '0'
      and (v_posted = cardinality(v_ids) or exists (select from app_public.journals j where j.id = v_ids[p.ordinality]))
    order by p.ordinality, a.key
  ), entries as (
    insert into app_public.journal_entries (journal_id, finance_account_id, amount_minor) select * from posted
  )
  update app_public.finance_accounts a set balance_minor = a.balance_minor - s.amount_minor
  from (select p.finance_account_id, sum(p.amount_minor) as amount_minor from posted p group by p.finance_account_id) s
  where a.id = s.finance_account_id and a.id = any (v_account_ids) and a.kind = 'PAYABLE';
  if v_posted < cardinality(v_ids) then
    perform app_private.require_same_journal(postings[n])
    from generate_subscripts(postings, 1) n
    where not exists (select from app_public.journals j where j.id = v_ids[n]);
  end if;
end;
$$;
comment on function app_private.post_journals(app_private.posting[]) is
  'Posts journals, each with {accountId: øre}, debits above 0, credits below, in sum 0. The key identifies the event: the same '
  'key with the same body leaves the existing journal, with another it raises. A day in a closed month is stored as original_on.';
