-- What the parts of an address mean, for whoever reads or writes one.
comment on column app_public.address.country is E'@holds country\n@help.nb To bokstaver, for eksempel NO eller SE.\n@help.en Two letters, such as NO or SE.\nTwo letters, ISO 3166-1.';
