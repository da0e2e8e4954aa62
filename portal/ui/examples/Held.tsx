import { type ReactNode, useState } from 'react';

interface Props<Value> {
  value: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Stores the value of a controlled component, so that it can be tried. */
export function Held<Value>({ value, children }: Props<Value>) {
  const [held, hold] = useState(value);
  return children(held, hold);
}
