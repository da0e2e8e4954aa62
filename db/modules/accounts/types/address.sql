-- The parts of an address.
comment on column app_public.address.country is
'@holds country
Two letters, ISO 3166-1.';
comment on column app_public.address.line1 is 'Street and number.';
comment on column app_public.address.line2 is 'More of the address.';
comment on column app_public.address.postal_code is 'Post code.';
comment on column app_public.address.city is 'City.';
comment on column app_public.address.county is 'County.';
comment on column app_public.address.latitude is 'Degrees north.';
comment on column app_public.address.longitude is 'Degrees east.';
