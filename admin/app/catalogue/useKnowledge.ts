import { createContext, useContext } from 'react';
import { useResourceContext } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { Knowledge } from './loadKnowledge.ts';
import { resourceNamed } from './resourceNamed.ts';

export const KnowledgeContext = createContext<Knowledge | null>(null);

/** The catalogue, from any screen below the console. */
export function useKnowledge(): Knowledge {
  const knowledge = useContext(KnowledgeContext);
  if (knowledge === null) throw new Error('useKnowledge is called outside the console.');
  return knowledge;
}

/** The catalogue's entry of the resource the screen shows. */
export function useResource(name?: string): CatalogueResource {
  const inContext = useResourceContext();
  return resourceNamed(useKnowledge().catalogue, name ?? inContext ?? '');
}
