-- In the transaction of the step itself, so that no payout is without its slip and no slip without its payout.
create or replace function app_private.tg_payouts__keep_slip() returns trigger
language plpgsql volatile
as $$
begin
  case new.status
    when 'SENT' then perform app_private.prepare_salary_slip(new);
    when 'PAID' then perform app_private.issue_salary_slip(new.id);
    when 'REJECTED', 'RETURNED' then perform app_private.withdraw_salary_slip(new.id);
    else
  end case;
  return null;
end;
$$;
comment on function app_private.tg_payouts__keep_slip() is
  'Prepares the salary slip of an approved payout, issues it when it is paid, withdraws it when it comes to nothing.';
