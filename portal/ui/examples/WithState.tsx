import { type ReactNode, useState } from 'react';

interface Props<Value> {
  value: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Stores the value of a controlled component, so that it can be tried. */
export function WithState<Value>({ value, children }: Props<Value>) {
  const [current, hold] = useState(value);
  return children(current, hold);
}
