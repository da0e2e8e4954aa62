-- What somebody writes down as an address of somebody else. Loose on purpose: whether it is one, only
-- a mail can tell, and a strict rule refuses addresses that work.
create or replace function app_hidden.is_email_address(address text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(address ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$', false)
$$;
comment on function app_hidden.is_email_address(text) is 'Whether it looks like an e-mail address; false for none.';
grant execute on function app_hidden.is_email_address(text) to app_user, app_operator, app_worker;
