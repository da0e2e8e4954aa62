import type { ReactNode } from 'react';

/**
 * The components of a folder in all their states, for the component library: `examples.tsx` in each folder
 * names the component, then the state, and renders it. A test finds components without examples.
 */
export type Examples = Record<string, Record<string, ReactNode>>;
