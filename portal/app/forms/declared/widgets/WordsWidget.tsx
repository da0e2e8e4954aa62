import { TagsInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useMessages } from '#portal/ui/texts.ts';
import { useField } from '../useField.ts';

/** A list of words: each is added by Enter or a comma, and unfinished text counts too. */
export function WordsWidget(props: WidgetProps) {
  const { value, onChange, schema, htmlName } = props;
  const { t } = useMessages('core');
  const { label, description, placeholder, error } = useField(props);
  const written = (Array.isArray(value) ? value : []).map(String);
  const hint = placeholder ?? t('form.words');
  return (
    <TagsInput
      label={label}
      description={description}
      placeholder={written.length > 0 ? undefined : hint}
      data-path={htmlName}
      acceptValueOnBlur
      splitChars={[',', ';']}
      {...(schema.maxItems !== undefined && { maxTags: schema.maxItems })}
      value={written}
      onChange={onChange}
      error={error}
    />
  );
}
