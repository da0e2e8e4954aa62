-- Changes of tables and data since the newest committed migration.

-- That a name reads as it is written is a rule of the house, which begin_rules puts on every table under
-- a name of its own; the checks made by hand take that name.
do $$
declare
  v_check record;
begin
  for v_check in
    select k.conrelid::regclass as table_name, k.conname, format('%s_%s_reads_as_written', c.relname, a.attname)::name as name
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
    where c.relnamespace = 'app_public'::regnamespace and k.contype = 'c' and k.conname !~ '_reads_as_written$'
      and pg_catalog.pg_get_constraintdef(k.oid) like '%\\u202a%'
  loop
    execute format('alter table %s rename constraint %I to %I', v_check.table_name, v_check.conname, v_check.name);
  end loop;
end;
$$;

-- A step of any row opens with require_row_transition.
drop function if exists app_private.require_invoice_for_operator(uuid);

-- What a quantity counts, in one place for documents, public page and screens.
do $do$
begin
  if to_regtype('app_public.line_unit') is null then
    create type app_public.line_unit as enum ('HOUR', 'DAY', 'KM', 'PIECE');
  end if;
  if not exists (
    select from pg_attribute
    where attrelid = 'app_public.public_invoice_line'::regclass and attname = 'unit' and not attisdropped
  ) then
    alter type app_public.public_invoice_line add attribute unit app_public.line_unit;
  end if;
end
$do$;

-- The rates of a line are asked for by the day of its invoice.
drop function if exists app_public.freelance_profiles_line_rates(app_public.freelance_profiles);

-- What failed to arrive of invoices that are paid or credited by now waits for nobody.
alter table app_public.deliveries disable trigger user;
update app_public.deliveries d set status = 'SETTLED'
from app_public.invoices i
where i.id = d.invoice_id and d.status = 'FAILED' and i.status in ('RESOLVED', 'NULLIFIED');
alter table app_public.deliveries enable trigger user;

-- What a kind of line is stands in a row of its own, and not in each function that meets one.
do $do$
begin
  if to_regtype('app_public.line_tax') is null then
    create type app_public.line_tax as enum ('WHOLE', 'NONE', 'TAXABLE_PART', 'ABOVE_RATE');
  end if;
end
$do$;
create table if not exists app_public.line_rules (
  id uuid primary key default uuidv7(),
  line_type app_public.line_type not null unique,
  position int not null check (position >= 0),
  tax app_public.line_tax not null,
  unit app_public.line_unit,
  required_fields text[] not null default '{}',
  needs_receipt boolean not null default false,
  belongs_to app_public.line_type check (belongs_to <> line_type),
  starting_rate text check (length(starting_rate) between 1 and 100),
  tax_free_rate text check (length(tax_free_rate) between 1 and 100),
  name_nb text not null check (length(name_nb) between 1 and 40),
  name_en text not null check (length(name_en) between 1 and 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint line_rules_above_a_rate check (tax <> 'ABOVE_RATE' or tax_free_rate is not null)
);

-- What a state means for people stands beside the way into it, and no screen guesses it from a word.
do $do$
begin
  if to_regtype('app_public.state_outcome') is null then
    create type app_public.state_outcome as enum ('MEMBERS', 'OPERATORS', 'OTHERS', 'GOOD_END', 'BAD_END');
  end if;
end
$do$;
-- The rows that are there are written anew by their files.
alter table app_public.transitions add column if not exists outcome app_public.state_outcome not null default 'OTHERS';
alter table app_public.transitions alter column outcome drop default;
