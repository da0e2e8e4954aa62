-- Set-based except for the last step, where each payment reduces the remainder of an invoice for the later ones in the
-- file.
create or replace function app_private.plan_bank_file(of_file uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.classify_bank_transactions(of_file);
  perform app_private.match_bank_transactions(of_file);
  update app_public.bank_files f set
    transaction_count = n.total, booked_count = n.booked, booked_minor = n.booked_minor, queued_count = n.queued,
    known_count = n.known, ignored_count = n.ignored,
    payout_count = n.payouts + (select count(distinct s.end_to_end_id) from app_private.bank_payout_statuses(of_file) s)
  from (
    select
      count(*) as total,
      count(*) filter (where t.outcome = 'BOOKED') as booked,
      coalesce(sum(t.amount_minor) filter (where t.outcome = 'BOOKED'), 0)::bigint as booked_minor,
      count(*) filter (where t.outcome = 'QUEUED') as queued,
      count(*) filter (where t.outcome = 'KNOWN') as known,
      count(*) filter (where t.outcome = 'PAYOUT') as payouts,
      count(*) filter (where t.outcome = 'IGNORED') as ignored
    from app_public.bank_transactions t where t.bank_file_id = of_file
  ) n
  where f.id = of_file;
end;
$$;
comment on function app_private.plan_bank_file(uuid) is
  'Decides for each transaction of a file of the bank whether it is booked, known, ignored or goes to the queue, and counts them.';
