import type { InputProps } from 'react-admin';
import { WrittenInput } from './WrittenInput.tsx';

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const write = (value: unknown) =>
  value === null || value === '' || value === undefined ? '' : JSON.stringify(value, null, 2);

/** JSON as text, checked while it is written. */
export function JsonInput(props: InputProps) {
  return (
    <WrittenInput
      {...props}
      write={write}
      read={read}
      unreadable={() => 'form.notJson'}
      multiline
    />
  );
}
