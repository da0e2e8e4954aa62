-- Computes the next day from the schedule on every write, and never returns to a day already made, so that a clock that is set
-- back makes no duplicates. A changed or resumed schedule counts from today; missed days are not made up for.
create or replace function app_private.tg_recurring_invoices__plan() returns trigger
language plpgsql volatile
as $$
declare
  v_made_only constant boolean := tg_op = 'UPDATE' and new.last_on is distinct from old.last_on;
begin
  if new.status = 'ENDED' then
    new.next_on := null;
  elsif tg_op = 'INSERT' or v_made_only or new.status <> old.status
    or (new.frequency, new.starts_on, new.is_month_end, new.ends_on) is distinct from (old.frequency, old.starts_on, old.is_month_end, old.ends_on)
  then
    new.next_on := app_hidden.recurrence_after(new, greatest(new.last_on, app_hidden.today() - 1));
  end if;
  if new.status <> 'PAUSED' then
    new.pause_reason := null;
  end if;
  -- The user who takes it up again answers for it: the one who set it up may have left the team.
  if tg_op = 'UPDATE' and new.status = 'ACTIVE' and old.status = 'PAUSED' then
    new.created_by := coalesce(app_hidden.current_user_id(), new.created_by);
  end if;
  return new;
end;
$$;
comment on function app_private.tg_recurring_invoices__plan() is
  'Plans the next day of a recurring invoice from its schedule, and lets the reason of a pause go with it.';
grant execute on function app_private.tg_recurring_invoices__plan() to app_user, app_operator, app_worker;
