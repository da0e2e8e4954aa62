-- Changes of tables and data since the newest committed migration.

-- What has been credited and paid of an invoice, and sendings that remind of one.
do $$ begin
  create type app_public.invoice_settlement as (
    credited_minor bigint,
    paid_minor bigint,
    remaining_minor bigint,
    refund_minor bigint,
    refunded_minor bigint
  );
exception when duplicate_object then null;
end $$;
do $$ begin
  alter type app_public.public_invoice
    add attribute paid_amount_minor bigint,
    add attribute refund_minor bigint,
    add attribute refunded_minor bigint;
exception when duplicate_column then null;
end $$;
alter table app_public.deliveries add column if not exists is_reminder boolean not null default false;
drop function if exists app_private.create_delivery(uuid, uuid, app_public.delivery_method, text);

-- Sessions that came of one sign-in: switching accounts opens further ones, and they end together.
alter table app_public.sessions add column if not exists sign_in_id uuid not null default uuidv7();
create index if not exists sessions_sign_in_id_idx on app_public.sessions (sign_in_id);
drop function if exists app_private.open_session(uuid, uuid, uuid, uuid, text);

-- What a page may say of a one-time link before it is used.
do $$
begin
  if to_regtype('app_public.session_otp_purpose') is null then
    create type app_public.session_otp_purpose as enum ('CHANGE_EMAIL', 'CONFIRM', 'INVITATION', 'SIGN_IN');
    create type app_public.session_otp as (email text, purpose app_public.session_otp_purpose);
  end if;
end
$$;
comment on type app_public.session_otp_purpose is
  'CONFIRM and SIGN_IN sign in, CHANGE_EMAIL also gives the user its address, INVITATION signs in whoever reads the address.';
comment on type app_public.session_otp is 'A link that can still be used: the address it was sent to, and what its use does.';
-- Texts that were kept before they were tidied at every door. What is frozen stays as it was sent, and of two rows that
-- would become one, as two departments that look alike, the later stays as it is: neither can be guessed away. The
-- notice names it.
--!include core/functions/tidy_text.sql
--!include core/functions/punycode.sql
--!include core/functions/tidy_email.sql
--!include core/functions/tidy_field.sql
--!include core/functions/tidied.sql
do $$
declare
  v_table record;
  v_row record;
begin
  for v_table in
    select c.oid::regclass as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_catalog.pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
      and c.oid <> 'app_public.texts'::regclass
      and (a.atttypid in ('text'::regtype, 'public.citext'::regtype) or t.typtype = 'c')
      and exists (select from pg_catalog.pg_attribute k where k.attrelid = c.oid and k.attname = 'id')
      and exists (select from pg_catalog.pg_trigger g where g.tgrelid = c.oid and g.tgname = '_900_audit')
    group by c.oid
  loop
    for v_row in execute format(
      $query$
        select id, tidy from %s t, lateral (
          select jsonb_object_agg(key, value) as given from jsonb_each(to_jsonb(t)) where key = any ($1)
        ) g, app_hidden.tidied(g.given) tidy
        where tidy <> g.given order by id
      $query$, v_table.name
    ) using v_table.columns
    loop
      begin
        execute format(
          'update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1)) where t.id = $2',
          v_table.name, (select string_agg(quote_ident(c), ', ') from unnest(v_table.columns) c)
        ) using v_row.tidy, v_row.id;
      exception when integrity_constraint_violation or raise_exception or insufficient_privilege then
        raise notice '% % stays as it was written: %', v_table.name, v_row.id, sqlerrm;
      end;
    end loop;
  end loop;
end;
$$;

-- Taken over by app_hidden.tidied, and by one that knows the currency.
drop function if exists app_hidden.without_spaces(jsonb);
drop function if exists app_hidden.kept_account_number(text, text);
