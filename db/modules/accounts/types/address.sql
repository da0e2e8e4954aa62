-- What the parts of an address mean, for whoever reads or writes one.
comment on column app_public.address.country is
'@holds country
@help.nb To bokstaver, for eksempel NO eller SE.
@help.en Two letters, such as NO or SE.
Two letters, ISO 3166-1.';
