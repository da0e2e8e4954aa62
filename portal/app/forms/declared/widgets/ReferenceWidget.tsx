import type { WidgetProps } from '@rjsf/utils';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { AsyncPicker } from '#portal/ui/pickers/AsyncPicker.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useField } from '../useField.ts';
import { useRowChoices } from '../useRowChoices.ts';

/** A row of another table, found while one types. */
export function ReferenceWidget(props: WidgetProps) {
  const { value, onChange, schema, htmlName = '' } = props;
  const { t } = useMessages('ui');
  const { label, description, placeholder, error, context } = useField(props);
  const rows = useRowChoices(context, (schema as InputSchema).nodeType ?? '');
  const chosen = value ? rows.named(String(value)) : null;
  return (
    <AsyncPicker
      // The label of the chosen row may be known only once the list has loaded; a new key then puts it into
      // the field.
      key={String(chosen?.label !== '')}
      label={label}
      {...(description && { description })}
      {...(placeholder && { placeholder })}
      path={htmlName}
      value={chosen}
      choices={rows.found}
      total={rows.total}
      searching={rows.isSearching}
      onSearch={rows.search}
      onPick={(picked) => onChange(picked?.id ?? '')}
      error={error ?? (rows.failure ? t('picker.failed') : undefined)}
    />
  );
}
