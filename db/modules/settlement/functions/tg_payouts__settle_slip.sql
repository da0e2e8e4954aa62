-- In the transaction of the step itself, so that no payout is without its slip and no slip without its payout. A payout that
-- is returned after it was paid keeps its slip: its tax stays withheld, and only the money is owed again.
create or replace function app_private.tg_payouts__settle_slip() returns trigger
language plpgsql volatile
as $$
begin
  if new.status = 'PAID' then
    perform app_private.issue_salary_slip(new.id);
  elsif new.status = 'REJECTED' then
    -- It was never issued; the next payout has its own.
    update app_public.salary_slips s set withdrawn_at = now()
    where s.payout_id = new.id and s.issued_at is null and s.withdrawn_at is null;
  end if;
  return null;
end;
$$;
comment on function app_private.tg_payouts__settle_slip() is
  'Issues the salary slip of a payout that is paid, and withdraws that of one the bank has rejected.';
