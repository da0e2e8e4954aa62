-- An e-ID completes checks of identity.
select app_private.begin_reactions('recruitment', 'identities');

insert into app_public.followers (module, entity, event_type, task) values
  ('recruitment', 'identities', 'IDENTIFIED', 'recruitment/settle_checks_of_identity');
