import { TextInput } from '@mantine/core';
import type { TravelDraft } from '../lines/LineDraft.ts';
import { useTravel } from './useTravel.ts';

interface Props {
  name: keyof TravelDraft;
  type?: 'text' | 'time';
  placeholder?: string;
}

/** A text or a time of a trip. */
export function TravelText({ name, ...input }: Props) {
  const { change, fieldOf } = useTravel();
  const { path, ...field } = fieldOf(name);
  return (
    <TextInput
      {...input}
      {...field}
      data-path={path}
      onChange={(event) => change(name, event.currentTarget.value)}
    />
  );
}
