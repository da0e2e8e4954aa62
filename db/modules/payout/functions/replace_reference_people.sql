-- The list is replaced as a whole: people who are absent from it are removed. Published documents keep the names they
-- were rendered with.
create or replace function app_private.replace_reference_people(
  account_id uuid, profile_id uuid, client_id uuid, people jsonb
) returns void
language plpgsql volatile
as $$
begin
  if people is null then
    return; -- Not sent: nothing changes.
  end if;
  people := coalesce(nullif(people, 'null'), '[]');
  delete from app_public.reference_people r
  where coalesce(r.client_id, r.freelance_profile_id) = coalesce(replace_reference_people.client_id, profile_id)
    and r.id not in (select (p ->> 'id')::uuid from jsonb_array_elements(people) p where p ->> 'id' is not null);
  update app_public.reference_people r
  set
    name = app_hidden.text_at(p, 'name'), email = app_hidden.text_at(p, 'email'), phone = app_hidden.text_at(p, 'phone'),
    reference_number = app_hidden.text_at(p, 'referenceNumber')
  from jsonb_array_elements(people) p
  where r.id = (p ->> 'id')::uuid;
  insert into app_public.reference_people (account_id, freelance_profile_id, client_id, name, email, phone, reference_number)
  select
    replace_reference_people.account_id, profile_id, replace_reference_people.client_id, app_hidden.text_at(p, 'name'),
    app_hidden.text_at(p, 'email'), app_hidden.text_at(p, 'phone'), app_hidden.text_at(p, 'referenceNumber')
  from jsonb_array_elements(people) p
  where p ->> 'id' is null;
end;
$$;
comment on function app_private.replace_reference_people(uuid, uuid, uuid, jsonb) is
  'Makes the reference people of a profile or a client those of the list; null leaves them as they are.';
grant execute on function app_private.replace_reference_people(uuid, uuid, uuid, jsonb) to app_user;
