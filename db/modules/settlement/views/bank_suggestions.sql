-- Computed when read, so it is never out of date.
create or replace view app_public.bank_suggestions with (security_invoker = true) as
  select md5(e.id::text || s.invoice_id)::uuid as id, e.id as bank_exception_id, s.invoice_id, s.client_name, s.remaining_minor, s.reason,
    s.place::int as place
  from app_public.bank_exceptions e cross join lateral app_hidden.suggest_invoices(e)
    with ordinality s (invoice_id, reason, client_name, remaining_minor, place)
  where e.status = 'WAITING' and e.waiting_minor > 0;

revoke all on app_public.bank_suggestions from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;
grant select on app_public.bank_suggestions to app_operator;

comment on view app_public.bank_suggestions is
'@prefix bsu
@primaryKey id
@foreignKey (bank_exception_id) references app_public.bank_exceptions (id)|@fieldName bankException|@foreignFieldName suggestions
@foreignKey (invoice_id) references app_public.invoices (id)|@fieldName invoice|@backwardBehavior -*
@hide
@defaultSort place
@section settlement
@icon bulb
@label client_name
An invoice that money which waits may be for.';
comment on column app_public.bank_suggestions.id is
'@notNull
@unlisted
Key of the pair.';
comment on column app_public.bank_suggestions.bank_exception_id is
'@notNull
@unlisted
The money that waits.';
comment on column app_public.bank_suggestions.invoice_id is
'@notNull
@listed
The invoice.';
comment on column app_public.bank_suggestions.reason is
'@notNull
@listed
Why it may be.';
comment on column app_public.bank_suggestions.client_name is
'@notNull
@listed
The client of the invoice.';
comment on column app_public.bank_suggestions.remaining_minor is
'@notNull
@listed
In øre: the part of the invoice left to pay.';
comment on column app_public.bank_suggestions.place is
'@notNull
@sort
@unlisted
Its place among those of the same money, the likeliest first.';
