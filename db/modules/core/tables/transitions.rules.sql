-- The state machines of the product as rows. Everybody may read them: buttons, diagrams and the
-- exhaustive test come from here. Nobody writes them but a transitions file.
select app_private.begin_rules('app_public.transitions');

create policy "everybody reads which transitions exist" on app_public.transitions for select
  to app_visitor, app_user, app_operator, app_worker using (true);
grant select on app_public.transitions to app_visitor, app_user, app_worker;

comment on table app_public.transitions is E'@prefix trn\n@section system\n@label action\n@name.nb Overganger\n@name.en Transitions\nA row for each change of status that is possible; the guard refuses every other.';
comment on column app_public.transitions.entity is 'The table whose status changes.';
comment on column app_public.transitions.action is 'The verb, as in the mutation''s name.';
comment on column app_public.transitions.from_status is 'The status before; null for a row that is made.';
comment on column app_public.transitions.to_status is 'The status after.';
comment on column app_public.transitions.actors is 'Who may: OWNER, ADMIN, MEMBER, WORKER, OPERATOR_READ, OPERATOR_REVIEW, OPERATOR_FINANCE, OPERATOR_ADMIN.';
comment on column app_public.transitions.condition is 'A predicate of app_hidden that must hold for the row as well.';
comment on column app_public.transitions.refusal is 'The code answered when the action is asked for in another status.';
comment on column app_public.transitions.position is 'The order in which actions are shown.';
