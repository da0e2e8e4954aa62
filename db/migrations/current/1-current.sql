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
