-- Rows are stamped to the microsecond, but the dates of JavaScript end at the millisecond. A reader
-- whose stamp has no more than those is taken to have cut the rest off.
create or replace function app_hidden.is_newer(updated_at timestamptz, as_read timestamptz) returns boolean
language sql immutable
as $$
  select updated_at > as_read
    and (date_trunc('milliseconds', as_read) <> as_read or date_trunc('milliseconds', updated_at) <> as_read)
$$;
comment on function app_hidden.is_newer(timestamptz, timestamptz) is
  'Whether a row has been changed since it was read with the given stamp. Null when no stamp is given.';
grant execute on function app_hidden.is_newer(timestamptz, timestamptz) to app_visitor, app_user, app_operator, app_worker;
