create or replace function app_private.bank_progress() returns text[]
language sql immutable
as $$
  select '{RCVD,ACTC,PDNG,ACCP,ACWC,ACSP}'::text[]
$$;
comment on function app_private.bank_progress() is
  'The statuses of a pain.002 that move no money, in the order in which a bank gives them.';
