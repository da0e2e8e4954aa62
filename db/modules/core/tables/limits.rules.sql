-- Limits for one person or account, where no other rule would stop excessive use. Operators change the figures.
select app_private.begin_rules('app_public.limits');

create policy "administrating operators change the limits" on app_public.limits for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (maximum, minutes, updated_at) on app_public.limits to app_operator;

comment on table app_public.limits is
'@personal none
@prefix lim
@defaultSort limit_key
@section settings
@icon gauge
@label limit_key
Limits of use. A table''s name: rows that a person adds to it; other_tables: to a table that has no row here.';
comment on column app_public.limits.limit_key is 'Which limit; rows that a person adds are limited by the name of their table.';
comment on column app_public.limits.maximum is 'How much.';
comment on column app_public.limits.minutes is 'The period in minutes; null for a limit of simultaneous rows.';
comment on column app_public.limits.created_at is 'When the row was written, UTC.';
