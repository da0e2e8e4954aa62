import type { ReactNode } from 'react';

/**
 * The parts of a folder in all their states, for the page that shows them: `examples.tsx` in each
 * folder names the part, then the state, and draws it. A test finds the part that none draws.
 */
export type Examples = Record<string, Record<string, ReactNode>>;
