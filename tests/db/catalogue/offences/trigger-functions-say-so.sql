create function app_private.offend() returns trigger language plpgsql as 'begin return new; end';
