create or replace function app_private.supplier_name(document jsonb) returns text
language sql immutable
as $$
  select case
    when (document #>> '{seller,isFreelancer}')::boolean then document #>> '{seller,name}'
    else document #>> '{freelancer,name}'
  end
$$;
comment on function app_private.supplier_name(jsonb) is
  'The supplier according to the document: the selling organisation, or the freelancer.';
