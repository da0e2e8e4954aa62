-- A row with an account refers only to rows of the same account: its foreign keys include the account, so that no
-- mutation, job or operator can link two tenants. A row that two accounts share refers to the partner's rows by a key
-- that includes the partner.
-- Cure: In 1-current.sql: foreign key (thing_id, account_id) references app_public.things (id, account_id), and unique (id, account_id) on things.
select format('%s: %s', k.conrelid::regclass, k.conname) as offence
from pg_constraint k
join pg_attribute here on here.attrelid = k.conrelid and here.attname = 'account_id' and not here.attisdropped
join pg_attribute there on there.attrelid = k.confrelid and there.attname = 'account_id' and not there.attisdropped
where k.contype = 'f'
  and (array_position(k.conkey, here.attnum) = array_position(k.confkey, there.attnum)) is not true
  and (
    array_position(k.conkey, (
      select p.attnum from pg_attribute p where p.attrelid = k.conrelid and p.attname = 'partner_account_id' and not p.attisdropped
    )) = array_position(k.confkey, there.attnum)
  ) is not true
