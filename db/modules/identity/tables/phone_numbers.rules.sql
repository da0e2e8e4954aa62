-- Confirmed and unconfirmed numbers of a person. They belong to the person, whatever the current account. Only definer
-- functions write them, since a confirmed number opens the second level.
select app_private.begin_rules('app_public.phone_numbers', array['masked:number', 'masked:e164']);

create policy "people see their own phone numbers" on app_public.phone_numbers for select to app_user
  using (user_id = (select app_hidden.current_user_id()) and removed_at is null);
grant select on app_public.phone_numbers to app_user;

-- For users who have lost their phone: without a confirmed number the next number is trusted again.
create policy "administrating operators remove a lost phone" on app_public.phone_numbers for delete to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant delete on app_public.phone_numbers to app_operator;

comment on table app_public.phone_numbers is
'@personal removed
@prefix pho
@list
@defaultSort created_at desc
@section people
@label number
@icon device-mobile
A telephone number that is confirmed, or waits for confirmation, by a code sent as SMS (document A, section 3, Phone '
  'number).';
comment on constraint phone_numbers_user_id_fkey on app_public.phone_numbers is '@notNull';
comment on column app_public.phone_numbers.id is 'Key.';
comment on column app_public.phone_numbers.user_id is 'Whose number.';
comment on column app_public.phone_numbers.country_code is E'@holds country\nThe country of the number, two letters (ISO 3166-1).';
comment on column app_public.phone_numbers.number is 'The number without its country prefix, digits only.';
comment on column app_public.phone_numbers.e164 is E'@behavior -*\nThe number as the network knows it, +4791234567.';
comment on column app_public.phone_numbers.token_sent_at is 'When a code was last sent to it, UTC.';
comment on column app_public.phone_numbers.token_verified_at is 'When a code sent to it was last confirmed, UTC; null until it is proven.';
comment on column app_public.phone_numbers.last_used_at is E'@sort\nWhen it was last sent a code or confirmed one, UTC.';
comment on column app_public.phone_numbers.removed_at is 'When its owner removed it, unconfirmed, UTC. The row goes a day later.';
comment on column app_public.phone_numbers.created_at is E'@sort\nWhen it was first given, UTC.';
