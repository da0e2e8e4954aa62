-- Changes of tables and data since the newest committed migration.

-- The tax-free rate a line was computed with stands with the line, since each kind may have one of its own.
do $do$
begin
  alter table app_public.invoice_lines add column if not exists tax_free_unit_price_minor bigint check (tax_free_unit_price_minor >= 0);
  if exists (
    select from information_schema.columns
    where table_schema = 'app_public' and table_name = 'invoices' and column_name = 'mileage_tax_free_unit_price_minor'
  ) then
    alter table app_public.invoice_lines disable trigger user;
    update app_public.invoice_lines l set tax_free_unit_price_minor = i.mileage_tax_free_unit_price_minor
    from app_public.invoices i
    where i.id = l.invoice_id and l.line_type = 'MILEAGE';
    alter table app_public.invoice_lines enable trigger user;
    alter table app_public.invoices drop column mileage_tax_free_unit_price_minor;
  end if;
end
$do$;
drop function if exists app_hidden.compute_lines(jsonb, numeric);

-- No line is of a kind that no row tells of.
create index if not exists invoice_lines_line_type_idx on app_public.invoice_lines (line_type);
do $do$
begin
  if not exists (select from pg_constraint where conname = 'invoice_lines_line_type_fkey') then
    alter table app_public.invoice_lines add foreign key (line_type) references app_public.line_rules (line_type);
  end if;
end
$do$;

-- What a new line begins with is told for each kind that has a rate.
do $do$
begin
  if to_regtype('app_public.line_price') is null then
    create type app_public.line_price as (
      line_type app_public.line_type,
      unit_price_minor bigint,
      diet_taxable_unit_price_minor bigint,
      diet_non_taxable_unit_price_minor bigint
    );
    alter type app_public.line_rates drop attribute if exists mileage_unit_price_minor;
    alter type app_public.line_rates drop attribute if exists diet_taxable_unit_price_minor;
    alter type app_public.line_rates drop attribute if exists diet_non_taxable_unit_price_minor;
    alter type app_public.line_rates add attribute prices app_public.line_price[];
  end if;
end
$do$;

-- The page of a public invoice says of a line what the paper says: when, from where and to where.
do $do$
begin
  if not exists (
    select from pg_attribute
    where attrelid = 'app_public.public_invoice_line'::regclass and attname = 'address_to' and not attisdropped
  ) then
    alter type app_public.public_invoice_line
      add attribute start_date date,
      add attribute end_date date,
      add attribute address_from text,
      add attribute address_to text;
  end if;
end
$do$;
