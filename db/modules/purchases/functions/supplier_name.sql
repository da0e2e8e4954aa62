create or replace function app_private.supplier_name(document jsonb) returns text
language sql immutable
as $$
  select case
    when (document #>> '{seller,isFreelancer}')::boolean then document #>> '{seller,name}'
    else document #>> '{freelancer,name}'
  end
$$;
comment on function app_private.supplier_name(jsonb) is
  'Whom a buyer has bought from, by the document: the organisation that sells, or the person who did the work.';
