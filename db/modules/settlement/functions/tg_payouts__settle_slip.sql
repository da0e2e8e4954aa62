-- In the transaction of the step itself, so that no payout is without its slip and no slip without its payout. A payout that
-- comes back after it was paid keeps its slip: its tax stays withheld, and only the money is owed anew.
create or replace function app_private.tg_payouts__settle_slip() returns trigger
language plpgsql volatile
as $$
begin
  if new.status = 'PAID' then
    perform app_private.issue_salary_slip(new.id);
  elsif new.status = 'REJECTED' then
    perform app_private.withdraw_salary_slip(new.id);
  end if;
  return null;
end;
$$;
comment on function app_private.tg_payouts__settle_slip() is
  'Issues the salary slip of a payout that is paid, and withdraws that of one the bank has rejected.';
