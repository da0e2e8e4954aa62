import { createContext, useContext } from 'react';
import type { Knowledge } from './Knowledge.ts';

export const KnowledgeContext = createContext<Knowledge | null>(null);

/** The catalogue, from any screen below the console. */
export function useKnowledge(): Knowledge {
  const knowledge = useContext(KnowledgeContext);
  if (knowledge === null) throw new Error('useKnowledge is called outside the console.');
  return knowledge;
}
