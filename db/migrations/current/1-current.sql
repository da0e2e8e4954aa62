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
