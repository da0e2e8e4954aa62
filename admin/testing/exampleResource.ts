import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';

/** A made-up table of boats, so that no test leans on a table of the product. */
export function exampleResource(given: Partial<CatalogueResource> = {}): CatalogueResource {
  return {
    name: 'boats',
    table: 'boats',
    typeName: 'Boat',
    description: null,
    tags: {},
    section: 'harbour',
    sectionPlace: null,
    icon: null,
    hidden: false,
    labelField: 'name',
    titleFields: [],
    searchField: 'search',
    defaultSort: ['CREATED_AT_DESC'],
    operations: {
      list: 'boats',
      one: 'boat',
      filterType: 'BoatFilter',
      orderByEnum: 'BoatOrderBy',
      create: 'createBoat',
      createKey: 'boat',
      update: 'updateBoat',
      delete: 'deleteBoat',
      createInput: 'CreateBoatInput',
      updateInput: 'UpdateBoatInput',
      deleteInput: 'DeleteBoatInput',
      rowKey: 'boat',
    },
    fields: [
      exampleField({ name: 'id', kind: 'uuid', insertable: false, updatable: false }),
      exampleField({ name: 'name', kind: 'text', required: true }),
      exampleField({ name: 'status', kind: 'enum', enumName: 'BoatStatus', hasDefault: true }),
      exampleField({ name: 'price', kind: 'money' }),
      exampleField({ name: 'builtOn', kind: 'date' }),
      exampleField({
        name: 'berth',
        kind: 'composite',
        parts: [
          exampleField({ name: 'pier', kind: 'text' }),
          exampleField({ name: 'number', kind: 'integer' }),
        ],
      }),
      exampleField({
        name: 'ownerId',
        kind: 'reference',
        reference: { resource: 'owners', field: 'owner' },
      }),
      exampleField({ name: 'isAfloat', kind: 'boolean' }),
      exampleField({ name: 'createdAt', kind: 'datetime', insertable: false, updatable: false }),
    ],
    links: [],
    backward: [],
    transitions: [],
    statusField: 'status',
    ...given,
  };
}

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
    possibleValues: null,
    reference: null,
    parts: null,
    ...given,
  };
}

/** A catalogue of the boats alone. */
export const exampleCatalogue: Catalogue = {
  resources: [exampleResource()],
  enums: [
    {
      name: 'BoatStatus',
      outcomes: {},
      tags: {},
      values: [{ value: 'AFLOAT', description: null }],
    },
  ],
  mutations: [],
  operator: null,
};
