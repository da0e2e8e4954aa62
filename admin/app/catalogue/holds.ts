import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { tagOf } from './tagOf.ts';

/** The kind of value a column stores, by its tag `@holds`: names and keys that a log keeps unchanged. */
export const holds = (field: CatalogueField) => tagOf(field, 'holds');
