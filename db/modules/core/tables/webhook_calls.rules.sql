-- Calls to other programs, and whether they were accepted. Operators read them; given-up calls are retried from the
-- failed jobs.
select app_private.begin_rules('app_public.webhook_calls');

comment on table app_public.webhook_calls is
'@personal none
@prefix whc
@defaultSort created_at desc
@section system
@label endpoint
@icon webhook
A call of another program about an event, with how it went the last time.';
comment on column app_public.webhook_calls.event_id is E'@listed\nThe event it reports.';
comment on column app_public.webhook_calls.endpoint is 'The receiver, by its name in reactions and in the environment.';
comment on column app_public.webhook_calls.attempts is E'@listed\nThe number of attempts.';
comment on column app_public.webhook_calls.answer is E'@listed\nThe HTTP status of the last answer; null for none.';
comment on column app_public.webhook_calls.failure is E'@listed\nWhy the last try failed; null once it was taken.';
comment on column app_public.webhook_calls.delivered_at is E'@listed\nWhen it was taken, UTC; null until then.';
comment on column app_public.webhook_calls.created_at is 'When it was first tried, UTC.';
comment on column app_public.webhook_calls.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
