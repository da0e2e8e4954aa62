create or replace function app_private.with_traceparent(payload jsonb) returns jsonb
language sql stable
as $$
  select case coalesce(current_setting('app.traceparent', true), '')
    when '' then payload else payload || jsonb_build_object('traceparent', current_setting('app.traceparent', true))
  end
$$;
comment on function app_private.with_traceparent(jsonb) is
  'The payload of a job with the span of the request or job that adds it, where these are traced (W3C Trace Context).';
grant execute on function app_private.with_traceparent(jsonb) to app_worker;
