-- A reference person has no number of their own on paper: names and e-mails are unique among those of one owner, so
-- either finds them as well as an id does. An unknown person becomes an unused id, which the check of the parties
-- refuses like any other.
create or replace function app_private.named_reference_person(person jsonb, owner_id uuid) returns uuid
language sql stable
as $$
  select case
    when jsonb_typeof(person) is distinct from 'object' then null
    when person ->> 'id' is not null then (person ->> 'id')::uuid
    else coalesce((
      select r.id from app_public.reference_people r
      where owner_id in (r.client_id, r.freelance_profile_id)
        and num_nonnulls(named.name, named.email) > 0
        and coalesce(lower(r.name) = named.name, true) and coalesce(lower(r.email::text) = named.email, true)
    ), '00000000-0000-0000-0000-000000000000')
  end
  from (
    select lower(app_hidden.text_at(person, 'name')) as name, lower(app_hidden.text_at(person, 'email')) as email
  ) as named
$$;
comment on function app_private.named_reference_person(jsonb, uuid) is
  'Which of a profile''s or client''s reference people is meant, by id, name or e-mail: {id, name, email}.';
grant execute on function app_private.named_reference_person(jsonb, uuid) to app_user;
