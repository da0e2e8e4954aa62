import type { CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';
import { tagOf } from './tagOf.ts';

/** What a column holds, by its tag `@holds`: names and keys that a log keeps as they were. */
export const holds = (field: CatalogueField) => tagOf(field, 'holds');
