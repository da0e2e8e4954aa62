import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';

/** A column of the catalogue, with defaults for the parts a test does not need. */
export function exampleField(
  given: Partial<CatalogueField> & { name: string; kind: CatalogueField['kind'] },
): CatalogueField {
  const value = given.name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
  return {
    column: value.toLowerCase(),
    type: 'String',
    isList: false,
    required: false,
    hasDefault: false,
    defaultValue: null,
    computed: false,
    insertable: true,
    updatable: true,
    sortable: true,
    filterable: true,
    summable: false,
    sortAsc: `${value}_ASC`,
    sortDesc: `${value}_DESC`,
    description: null,
    words: [`boats.${given.name}`],
    tags: {},
    enumName: null,
    reference: null,
    parts: null,
    ...given,
  };
}
