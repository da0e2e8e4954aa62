-- A reactions file states all that its module does when something happens to a row of a table; what it does
-- not write is not done, neither what waits already.
create or replace function app_private.begin_reactions(module text, entity text) returns void
language sql volatile
as $$
  delete from app_public.followers f where f.module = begin_reactions.module and f.entity = begin_reactions.entity
$$;
comment on function app_private.begin_reactions(text, text) is
  'Clears what a module does when something happens to rows of a table, before its file states it anew.';
