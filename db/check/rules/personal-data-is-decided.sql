-- Every column that may hold personal data states its treatment: erased with the person, stored for bookkeeping law, or no personal data.
-- Cure: Write @personal with none, kept, passing, erased or removed in the comment of the column or of its table.
select p.table_name || '.' || p.attname || ' says ' || coalesce(p.verdict, 'nothing') as offence
from app_private.personal_columns() p
where p.verdict is null or p.verdict not in ('none', 'kept', 'passing', 'erased', 'removed')
