-- In the transaction of the approval, when the day of payout is settled.
create or replace function app_private.tg_payout_runs__prepare_slips() returns trigger
language plpgsql volatile
as $$
begin
  perform app_private.prepare_salary_slips(array(
    select p.id
    from app_public.payouts p
      join app_public.freelance_profiles f on f.id = p.freelance_profile_id and f.freelance_type = 'INDIVIDUAL'
    where p.payout_run_id = new.id and p.status = 'SENT'
  ), new.payout_on);
  return null;
end;
$$;
comment on function app_private.tg_payout_runs__prepare_slips() is 'Prepares the salary slips of an approved run, one for each payout to an individual.';
