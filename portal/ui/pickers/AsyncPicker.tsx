import { Loader, Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useMessages } from '../texts.ts';

/** Something that can be picked. */
export interface Choice {
  id: string;
  label: string;
  /** It is shown, and cannot be picked. */
  whyNot?: string;
}

interface Props {
  label: string;
  /** Among the filters of a list, whose labels are inside the fields. */
  isFilter?: boolean;
  /** Its choices are names, which the browser's translator leaves as they are. */
  isVerbatim?: boolean;
  description?: string;
  placeholder?: string;
  value: Choice | null;
  choices: Choice[];
  /** The total number of choices, if only the first are offered. */
  total?: number | undefined;
  searching: boolean;
  onSearch: (text: string) => void;
  onPick: (choice: Choice | null) => void;
  error?: string | undefined;
  path: string;
}

export const PAUSE = 750;

const spaceForCross = { input: { paddingInlineEnd: 80, textOverflow: 'ellipsis' } };

const verbatim = { option: { translate: 'no' } };

/** Shown last, and not selectable. */
const moreOf = (label: string) => ({ value: '…', label, disabled: true });

/** Picks one of many that the server finds while one types. */
export function AsyncPicker(props: Props) {
  const {
    value,
    choices,
    total = 0,
    searching,
    onSearch,
    onPick,
    path,
    placeholder,
    label,
    isFilter = false,
    isVerbatim = false,
    ...field
  } = props;
  const { t } = useMessages('ui');
  const [text, setText] = useState(value?.label ?? '');
  // The label of a picked row may arrive late, and the caller may clear it.
  const name = value?.label ?? '';
  useEffect(() => setText(name), [name]);
  const search = useDebouncedCallback(onSearch, PAUSE);
  const all = value && !choices.some((one) => one.id === value.id) ? [value, ...choices] : choices;
  const type = (next: string) => {
    setText(next);
    // The label of a picked choice is not a search.
    search(next === value?.label ? '' : next.trim());
  };
  return (
    <Select
      {...field}
      {...(isFilter ? { 'aria-label': label, size: 'sm' } : { label })}
      placeholder={placeholder ?? (isFilter ? label : t('picker.placeholder'))}
      data-path={path}
      searchable
      styles={value ? spaceForCross : {}}
      attributes={isVerbatim ? verbatim : {}}
      openOnFocus={false}
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      value={value?.id ?? null}
      searchValue={text}
      onSearchChange={type}
      data={[
        ...all.map(({ id, label, whyNot }) => ({
          value: id,
          label: whyNot ? `${label} · ${whyNot}` : label,
          disabled: whyNot !== undefined,
        })),
        ...(total > choices.length
          ? [moreOf(t('picker.more', { count: choices.length, total }))]
          : []),
      ]}
      filter={({ options }) => options}
      nothingFoundMessage={searching ? t('loading') : t('picker.nothing')}
      rightSection={searching ? <Loader size={16} aria-hidden="true" /> : undefined}
      onChange={(id) => onPick(all.find((one) => one.id === id) ?? null)}
    />
  );
}
