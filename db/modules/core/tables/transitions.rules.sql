-- The state machines of the product as rows. Public: buttons, diagrams and the exhaustive test are derived from them.
-- Only transitions files write them.
select app_private.begin_rules('app_public.transitions');

create policy "everybody reads which transitions exist" on app_public.transitions for select
  to app_visitor, app_user, app_operator, app_worker using (true);
grant select on app_public.transitions to app_visitor, app_user, app_worker;

comment on table app_public.transitions is
'@personal none
@prefix trn
@defaultSort entity
@defaultSort position
@section system
@icon route
@label action
A row for each change of status that is possible; the guard refuses every other.';
comment on column app_public.transitions.entity is E'@holds table\nThe table whose status changes.';
comment on column app_public.transitions.action is E'@holds word\nThe verb, as in the mutation''s name.';
comment on column app_public.transitions.from_status is E'@holds state\nThe status before; null for a row that is made.';
comment on column app_public.transitions.to_status is E'@holds state\nThe status after.';
comment on column app_public.transitions.outcome is
  'The meaning of the status after it: it waits for those whose row it is (MEMBERS), for OPERATORS or for OTHERS, '
  'such as the client or the worker, or it is a GOOD_END or a BAD_END.';
comment on column app_public.transitions.actors is
  E'@holds word\nThe actors: OWNER, ADMIN, MEMBER, WORKER, OPERATOR_READ, OPERATOR_REVIEW, OPERATOR_FINANCE, '
  'OPERATOR_ADMIN.';
comment on column app_public.transitions.condition is E'@holds word\nA predicate of app_hidden that must hold for the row as well.';
comment on column app_public.transitions.refusal is E'@holds errorCode\nThe code answered when the action is asked for in another status.';
comment on column app_public.transitions.is_protective is
  'Whether it only protects others, as a rejection does: operators may take it on an account of their own, too.';
comment on column app_public.transitions.position is 'The order in which actions are shown.';
comment on type app_public.state_outcome is 'The meaning of a state: who has to act next, or the outcome.';
