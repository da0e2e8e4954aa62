-- Definer because an entry belongs to no account. Called with the register's answer by the worker and, with a seal, by
-- mutations whose preparation queried the register. An answer without roles leaves the stored ones unchanged.
create or replace function app_private.record_register_answer(number text, company jsonb) returns app_public.register_entries
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_company jsonb := nullif(company, 'null');
  v_entry app_public.register_entries;
begin
  if not app_hidden.is_organization_number(number) or v_company ->> 'orgNumber' <> number then
    raise exception 'the register''s answer is not about %', number;
  end if;
  insert into app_public.register_entries as e (
    organization_number, name, address, state, is_vat_registered, is_in_business_register, roles, checked_at
  ) values (
    number, v_company ->> 'name', app_hidden.address_from(v_company -> 'address'), app_hidden.register_state(v_company),
    coalesce((v_company ->> 'vatRegistered')::boolean, false),
    coalesce((v_company ->> 'inBusinessRegister')::boolean, false), coalesce(v_company -> 'roles', '[]'), now()
  )
  on conflict (organization_number) do update set
    name = excluded.name, address = excluded.address, state = excluded.state,
    is_vat_registered = excluded.is_vat_registered, is_in_business_register = excluded.is_in_business_register,
    roles = case when v_company ? 'roles' then excluded.roles else e.roles end, checked_at = excluded.checked_at
  returning e.* into v_entry;
  return v_entry;
end;
$$;
comment on function app_private.record_register_answer(text, jsonb) is
  'Stores the register''s answer about an organisation number; a company of null means that it does not exist.';
grant execute on function app_private.record_register_answer(text, jsonb) to app_worker;
