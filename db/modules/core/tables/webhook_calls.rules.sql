-- What we have told other programs, and whether they took it. Operators read it; what was given up they have
-- tried again among the failed jobs.
select app_private.begin_rules('app_public.webhook_calls');

comment on table app_public.webhook_calls is
'@personal none
@prefix whc
@defaultSort created_at desc
@section system
@label endpoint
@icon webhook
A call of another program about an event, with how it went the last time.';
comment on column app_public.webhook_calls.event_id is E'@listed\nWhat it tells of.';
comment on column app_public.webhook_calls.endpoint is 'Whom it tells, by the name that reactions and the surroundings give it.';
comment on column app_public.webhook_calls.attempts is E'@listed\nHow often it was tried.';
comment on column app_public.webhook_calls.answer is E'@listed\nThe HTTP status of the last answer; null for none.';
comment on column app_public.webhook_calls.failure is E'@listed\nWhy the last try failed; null once it was taken.';
comment on column app_public.webhook_calls.delivered_at is E'@listed\nWhen it was taken, UTC; null until then.';
comment on column app_public.webhook_calls.created_at is 'When it was first tried, UTC.';
comment on column app_public.webhook_calls.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
