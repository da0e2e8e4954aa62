create or replace function app_public.members_primary_user(member app_public.members) returns app_public.member_user
language sql stable
as $$
  select row (member.user_id, member.email, member.first_name, member.last_name, member.confirmed)::app_public.member_user
$$;
comment on function app_public.members_primary_user(app_public.members) is E'@notNull\nThe person, as colleagues see them.';
grant execute on function app_public.members_primary_user(app_public.members) to app_user;

comment on type app_public.member_user is E'@prefix usr\nA person as their colleagues see them.';
comment on column app_public.member_user.id is 'Key of the person.';
comment on column app_public.member_user.email is E'@notNull\nThe person''s address.';
comment on column app_public.member_user.first_name is 'Given name; null until an invited person has said it.';
comment on column app_public.member_user.last_name is 'Family name; null until an invited person has said it.';
comment on column app_public.member_user.confirmed is E'@notNull\nInvited until confirmed, then active.';
