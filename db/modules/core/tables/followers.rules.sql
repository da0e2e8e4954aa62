-- Reactions to events, as rows. Operators read them; only a file in reactions/ of the following module writes them.
select app_private.begin_rules('app_public.followers');

comment on table app_public.followers is
'@personal none
@prefix fol
@defaultSort entity
@defaultSort event_type
@section system
@icon bolt
@label task
A row for each job that an event triggers, in the transaction that writes the event.';
comment on column app_public.followers.module is
  E'@behavior -*\nThe module that follows the event, in whose folder the row is defined.';
comment on column app_public.followers.entity is
'@holds table
@listed
The table whose rows have the event.';
comment on column app_public.followers.event_type is
'@holds word
@listed
The event to follow.';
comment on column app_public.followers.task is
'@holds word
@listed
The job, as module/verb_noun.';
comment on column app_public.followers.message is
  E'@listed\nThe text that is sent, a Markdown file of each language beside the file of the reactions.';
comment on column app_public.followers.recipient is
'@listed
The recipients of the text: OWNER, ADMIN or MEMBER of the row''s account, OPERATOR_READ and so on, or a column of the '
  'row that contains an address, a number or a user. For a webhook, the name of its endpoint.';
comment on column app_public.followers.delay_minutes is E'@listed\nThe delay after the event in minutes.';
comment on column app_public.followers.while_status is
'@holds state
@listed
The status the row must still have when the time has come; null for any.';
comment on column app_public.followers.condition is
  E'@holds word\nA predicate of app_hidden that must hold for the row when the time has come.';
