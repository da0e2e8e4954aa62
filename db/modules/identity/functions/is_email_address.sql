-- A single address. A mailer reads commas, brackets and the like as a list, a group or a name beside an address, and
-- writes to other recipients than the row names; characters that are invisible or change the writing direction show
-- another address. The forms' own format has the same rule.
create or replace function app_hidden.is_email_address(address text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    address ~ '^[^\s@"(),:;<>\[\\\]]{1,64}@([^\s@"(),:;<>\[\\\].]{1,63}\.)+[^\s@"(),:;<>\[\\\].]{2,63}$'
      and address !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]',
    false
  )
$$;
comment on function app_hidden.is_email_address(text) is 'Whether it is one e-mail address as a mailer reads it; false for none.';
grant execute on function app_hidden.is_email_address(text) to app_user, app_operator, app_worker;
