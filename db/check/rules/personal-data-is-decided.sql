-- Personal data has been decided about: it is erased with the person, stays for bookkeeping law, or identifies no person.
-- Cure: write @personal with none, kept, passing, erased or removed into the comment of the column or of its table.
select p.table_name || '.' || p.attname || ' says ' || coalesce(p.verdict, 'nothing') as offence
from app_private.personal_columns() p
where p.verdict is null or p.verdict not in ('none', 'kept', 'passing', 'erased', 'removed')
