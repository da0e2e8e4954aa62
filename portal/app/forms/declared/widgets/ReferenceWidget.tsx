import { MultiSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { WidgetProps } from '@rjsf/utils';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { AsyncPicker, PAUSE } from '#portal/ui/pickers/AsyncPicker.tsx';
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

/** Several rows of another table, each found while one types. */
export function ReferencesWidget(props: WidgetProps) {
  const { value, onChange, schema, htmlName } = props;
  const { t } = useMessages('ui');
  const { label, description, placeholder, error, context } = useField(props);
  const rows = useRowChoices(context, (schema as InputSchema).items?.nodeType ?? '');
  const search = useDebouncedCallback(rows.search, PAUSE);
  const chosen = (Array.isArray(value) ? value : []).map(String);
  const others = rows.found.filter(({ id }) => !chosen.includes(id));
  return (
    <MultiSelect
      label={label}
      description={description}
      placeholder={chosen.length > 0 ? undefined : (placeholder ?? t('picker.placeholder'))}
      data-path={htmlName}
      searchable
      hidePickedOptions
      value={chosen}
      onChange={onChange}
      onSearchChange={(text) => search(text.trim())}
      data={[...chosen.map(rows.named), ...others].map((one) => ({
        value: one.id,
        label: one.label,
      }))}
      filter={({ options }) => options}
      nothingFoundMessage={rows.isSearching ? t('loading') : t('picker.nothing')}
      error={error ?? (rows.failure ? t('picker.failed') : undefined)}
    />
  );
}
