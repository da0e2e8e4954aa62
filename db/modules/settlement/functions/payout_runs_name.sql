create or replace function app_public.payout_runs_name(run app_public.payout_runs) returns text
language sql stable
as $$
  select run.number || ' · ' || run.payout_on
$$;
comment on function app_public.payout_runs_name(app_public.payout_runs) is
'@notNull
@unlisted
Its number and the bank day it is paid on.';
grant execute on function app_public.payout_runs_name(app_public.payout_runs) to app_operator;
