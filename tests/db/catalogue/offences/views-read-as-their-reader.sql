create view app_public.offenders as select id from app_public.files;
