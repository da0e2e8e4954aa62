-- Definer because the worker holds no table. A profile made while the register was down gets its facts
-- now, and one that waited for its roles is looked at again. A verified organisation that has ended waits for
-- an operator.
create or replace function app_private.note_register_answer(number text, company jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_entry app_public.register_entries := app_private.record_register_answer(number, company);
  v_profile app_public.freelance_profiles;
begin
  for v_profile in
    select p.* from app_public.freelance_profiles p
    where p.organization_number = number and p.archived_at is null
    order by p.id
  loop
    if v_profile.status <> 'VERIFIED' and not v_profile.national_register_check then
      perform app_private.record_registered_facts(v_profile.id);
    elsif v_profile.status = 'VERIFIED' and v_entry.is_insolvent then
      perform app_private.move_freelance_profile(v_profile.id, 'withdraw');
    end if;
    perform app_private.identify_profile(v_profile.id);
  end loop;
end;
$$;
comment on function app_private.note_register_answer(text, jsonb) is
  'Keeps an answer of the register and lets the profiles of that organisation follow it. Safe to run twice.';
grant execute on function app_private.note_register_answer(text, jsonb) to app_worker;
