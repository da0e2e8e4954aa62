import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../texts.ts';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const PAUSE = 500;

/** Longer than any name, number or address, and well within what the service looks for. */
export const LONGEST_SEARCH = 200;

/** Search by text. It waits for half a second of quiet, as every text filter does. */
export function SearchField({ label, value, onChange }: Props) {
  const { t } = useMessages('ui');
  const [text, setText] = useState(value);
  const settle = useDebouncedCallback(onChange, PAUSE);
  useEffect(() => setText((typed) => textAfter(typed, value)), [value]);
  const change = (next: string) => {
    setText(next);
    settle(next.trim());
  };
  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={LONGEST_SEARCH}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        text ? <CloseButton size="sm" aria-label={t('clear')} onClick={() => change('')} /> : null
      }
    />
  );
}

/** The text of the field when the filter changes: the typed text stays unchanged, including a trailing space. */
export function textAfter(typed: string, value: string): string {
  return typed.trim() === value ? typed : value;
}
