import { useContext } from 'react';
import type { Knowledge } from './Knowledge.ts';
import { KnowledgeContext } from './KnowledgeContext.ts';

/** The catalogue, from any screen below the console. */
export function useKnowledge(): Knowledge {
  const knowledge = useContext(KnowledgeContext);
  if (knowledge === null) throw new Error('useKnowledge is called outside the console.');
  return knowledge;
}
