-- The register writes all names, an e-ID those that people use, or the other way round. So born the same day,
-- and no name of the one that has fewer is missing in the other.
create or replace function app_private.is_holder_of_role(identity app_public.identities, role jsonb) returns boolean
language sql stable
as $$
  select coalesce(
    role ->> 'bornOn' = identity.born_on::text and cardinality(register.words) > 1
      and (register.words <@ eid.words or eid.words <@ register.words),
    false
  )
  from
    (select app_hidden.name_words(role ->> 'name') as words) register,
    (select app_hidden.name_words(concat_ws(' ', identity.first_name, identity.last_name)) as words) eid
$$;
comment on function app_private.is_holder_of_role(app_public.identities, jsonb) is
  'Whether an identity is the person of a role in the business register, by name and date of birth.';
