-- Names and e-mails are compared within the list that is sent, because that list is all there will be.
create or replace function app_private.check_reference_people(
  people jsonb, owner_id uuid default null, path text default 'attributes.referencePeople'
) returns void
language plpgsql volatile
as $$
declare
  v_person jsonb;
  v_place int;
  v_name text;
  v_email text;
  v_names text[] := '{}';
  v_emails text[] := '{}';
begin
  for v_person, v_place in
    select t.person, t.place - 1
    from jsonb_array_elements(coalesce(nullif(people, 'null'), '[]')) with ordinality as t (person, place)
  loop
    v_name := lower(app_hidden.text_at(v_person, 'name'));
    v_email := lower(app_hidden.text_at(v_person, 'email'));
    perform app_private.refuse_blanks(v_person, array['name', 'email'], path || '.' || v_place);
    if v_email is not null and not app_hidden.is_email_address(v_email) then
      perform app_private.refuse('INVALID', format('%s.%s.email', path, v_place));
    end if;
    if not app_hidden.is_phone_number(app_hidden.text_at(v_person, 'phone')) then
      perform app_private.refuse('INVALID_PHONE_NUMBER', format('%s.%s.phone', path, v_place));
    end if;
    if v_name = any (v_names) then
      perform app_private.refuse('TAKEN', format('%s.%s.name', path, v_place));
    end if;
    if v_email = any (v_emails) then
      perform app_private.refuse('TAKEN', format('%s.%s.email', path, v_place));
    end if;
    if v_person ->> 'id' is not null and not exists (
      select from app_public.reference_people r
      where r.id = (v_person ->> 'id')::uuid and owner_id in (r.client_id, r.freelance_profile_id)
    ) then
      perform app_private.refuse('INVALID', format('%s.%s.id', path, v_place));
    end if;
    v_names := v_names || v_name;
    v_emails := v_emails || v_email;
  end loop;
end;
$$;
comment on function app_private.check_reference_people(jsonb, uuid, text) is
  'Refuses people without name or e-mail, with a wrong phone, with a name or e-mail used twice, or with an id that is not the owner''s.';
grant execute on function app_private.check_reference_people(jsonb, uuid, text) to app_user;
