create function app_private.offend() returns void language plpgsql as
  $$ begin perform app_private.refuse('NO_SUCH_CODE', 'name'); end $$;
