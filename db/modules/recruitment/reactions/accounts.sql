-- Notifies the applicants of a deleted team before their applications are erased.
select app_private.begin_reactions('recruitment', 'accounts');
insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'accounts', 'DELETED', 'recruitment/tell_applicants', null, null);
