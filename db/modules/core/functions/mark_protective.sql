-- Operators with an interest of their own may not approve, verify or pay. Protective actions are exempt, or a fraudster
-- would only have to make each operator a member.
create or replace function app_private.mark_protective(entity text, actions text[]) returns void
language sql volatile
as $$
  update app_public.transitions t set is_protective = true
  where t.entity = mark_protective.entity and t.action = any (actions)
$$;
comment on function app_private.mark_protective(text, text[]) is
  'Opens actions of an entity to operators on accounts of their own, once its file has stated its transitions.';
