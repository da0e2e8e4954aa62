-- A reactions file lists all reactions of its module to events of a table. Others are removed, and their waiting jobs
-- do nothing.
create or replace function app_private.begin_reactions(module text, entity text) returns void
language sql volatile
as $$
  delete from app_public.followers f where f.module = begin_reactions.module and f.entity = begin_reactions.entity
$$;
comment on function app_private.begin_reactions(text, text) is
  'Clears what a module does when something happens to rows of a table, before its file states it anew.';
