create or replace function app_hidden.salary_slip_holds(id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.salary_slips s where s.id = $1 and s.withdrawn_at is null)
$$;
comment on function app_hidden.salary_slip_holds(uuid) is 'Condition of a reaction: the slip has not been withdrawn.';
