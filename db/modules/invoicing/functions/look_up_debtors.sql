-- Definer because the worker holds no table. A second between two questions, so that the register is
-- not flooded.
create or replace function app_private.look_up_debtors() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_number text;
  v_asked int := 0;
begin
  for v_number in
    select distinct c.org_number
    from app_public.invoices i join app_public.clients c on c.id = i.client_id
    where i.status in ('SUBMITTED', 'APPROVED', 'PUBLISHED') and app_hidden.is_organization_number(c.org_number)
    union
    select p.organization_number from app_public.freelance_profiles p
    where p.verified and p.archived_at is null and app_hidden.is_organization_number(p.organization_number)
  loop
    perform app_private.enqueue_look_up(v_number, now() + make_interval(secs => v_asked));
    v_asked := v_asked + 1;
  end loop;
  return v_asked;
end;
$$;
comment on function app_private.look_up_debtors() is
  E'@task invoicing\nHas the register asked about every organisation with an open invoice, and about every verified seller. Returns how many.';
grant execute on function app_private.look_up_debtors() to app_worker;
