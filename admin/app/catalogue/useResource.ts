import { useResourceContext } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { resourceNamed } from './resourceNamed.ts';
import { useKnowledge } from './useKnowledge.ts';

/** The catalogue's entry of the resource the screen shows. */
export function useResource(name?: string): CatalogueResource {
  const inContext = useResourceContext();
  return resourceNamed(useKnowledge().catalogue, name ?? inContext ?? '');
}
