-- A transitions file lists all transitions of its entity; others are not allowed.
create or replace function app_private.begin_transitions(entity text) returns void
language sql volatile
as $$
  delete from app_public.transitions t where t.entity = begin_transitions.entity
$$;
comment on function app_private.begin_transitions(text) is 'Clears the transitions of an entity before its file states them anew.';
