create or replace function app_public.members_primary_user(member app_public.members) returns app_public.member_user
language sql stable
as $$
  select row (coalesce(member.user_id, member.id), member.email, member.first_name, member.last_name, member.confirmed)::app_public.member_user
$$;
comment on function app_public.members_primary_user(app_public.members) is E'@notNull\nThe person, as colleagues see them.';
grant execute on function app_public.members_primary_user(app_public.members) to app_user;

comment on type app_public.member_user is E'@prefix usr\nA person as their colleagues see them.';
comment on column app_public.member_user.id is
  'Key of the person; until they have accepted, an id that represents them in this team alone.';
comment on column app_public.member_user.email is E'@notNull\nThe person''s address.';
comment on column app_public.member_user.first_name is 'Given name, as of the member.';
comment on column app_public.member_user.last_name is 'Family name, as of the member.';
comment on column app_public.member_user.confirmed is E'@notNull\nInvited until confirmed, then active.';
