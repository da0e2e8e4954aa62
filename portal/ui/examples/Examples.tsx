import { type ReactNode, useState } from 'react';

/**
 * The components of a folder in all their states, for the component library: `examples.tsx` in each folder
 * names the component, then the state, and renders it. A test finds components without examples.
 */
export type Examples = Record<string, Record<string, ReactNode>>;

interface Props<Value> {
  value: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Stores the value of a controlled component, so that it can be tried. */
export function WithState<Value>({ value, children }: Props<Value>) {
  const [current, hold] = useState(value);
  return children(current, hold);
}
