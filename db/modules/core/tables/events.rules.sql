-- The events of a row, in order. Transitions write theirs automatically; others are written by record_event().
select app_private.begin_rules('app_public.events', is_audited => false);

create policy "members read what happened in their account" on app_public.events for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "the partner reads what happened to what it shares" on app_public.events for select to app_user
  using (partner_account_id = (select app_hidden.current_account_id()));
grant select on app_public.events to app_user;

comment on table app_public.events is
'@withheld account_id is distinct from $1
@prefix evt
@eventLog
@icon activity
@section system
@label event_type
The events of a row: actor, time, and the resulting status. Append-only.';
comment on column app_public.events.entity is
'@personal none
@holds table
The table the thing is in.';
comment on column app_public.events.entity_id is
'@holds row
@listed
The thing.';
comment on column app_public.events.account_id is E'@points accounts\nThe account it belongs to.';
comment on column app_public.events.partner_account_id is
'@points accounts
@unlisted
The other account of a row that two share; null for rows of one account.';
comment on column app_public.events.event_type is
'@personal none
@holds word
The event, in the past tense.';
comment on column app_public.events.status is
'@personal none
@holds state
The status after.';
comment on column app_public.events.actor is E'@personal erased\nThe name of who did it, as it was then.';
comment on column app_public.events.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.events.user_id is
'@points users
@unlisted
The user who did it; null for the worker.';
comment on column app_public.events.administrator_id is
'@points operators
@unlisted
The operator who acted in the user''s name.';
comment on column app_public.events.data is E'@personal kept\nAdditional data of this kind of event.';
comment on column app_public.events.occurred_at is 'When, UTC.';
