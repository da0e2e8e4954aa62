import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { exampleResource } from '../../testing/exampleResource.ts';
import { createOperation } from './buildQuery.ts';
import { listOperation } from './earlyLists.ts';
import { writeOperation } from './operationName.ts';
import { updateOperation } from './updateOperation.ts';

// Goal: every request of react-admin for a table becomes one valid operation of the generated API.
// Method: a made-up table, no network; texts are parsed, variables compared.
const boats = exampleResource();
const catalogue = { resources: [boats], enums: [], mutations: [], operator: null };
const known = { resource: boats, catalogue };

describe('a list', () => {
  it('asks for one page, sorted, with ties broken by id', () => {
    const { text, variables } = listOperation(known, {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'price', order: 'ASC' },
      filter: {},
    });
    expect(() => parse(text)).not.toThrow();
    expect(variables).toEqual({
      first: 25,
      offset: 50,
      orderBy: ['PRICE_ASC', 'ID_ASC'],
      filter: {},
    });
  });

  it("keeps the further columns of the table's default order, in both directions", () => {
    const resource = exampleResource({ defaultSort: ['NAME_ASC', 'BUILT_ON_DESC'] });
    const orderBy = (field: string, order: 'ASC' | 'DESC') =>
      listOperation({ ...known, resource }, { sort: { field, order } }).variables.orderBy;
    expect(orderBy('name', 'ASC')).toEqual(['NAME_ASC', 'BUILT_ON_DESC', 'ID_ASC']);
    expect(orderBy('name', 'DESC')).toEqual(['NAME_DESC', 'BUILT_ON_DESC', 'ID_ASC']);
    expect(orderBy('price', 'ASC')).toEqual(['PRICE_ASC', 'ID_ASC']);
  });

  it('falls back to the order of the table when the column cannot be sorted', () => {
    const { variables } = listOperation(known, { sort: { field: 'nothing', order: 'ASC' } });
    expect(variables.orderBy).toEqual(['CREATED_AT_DESC', 'ID_ASC']);
  });

  it('selects composites with their parts', () => {
    expect(listOperation(known, {}).text).toContain('berth { pier number }');
  });

  it('applies the fixed filter, whatever the operator filters by', () => {
    const fixed = { ownerId: { equalTo: 'o1' } };
    const { variables } = listOperation(known, { filter: { ownerId: 'o2' } }, fixed);
    expect(variables.filter).toEqual(fixed);
  });

  it('fails loudly for a table operators may not list', () => {
    const operations = { ...known.resource.operations, list: null };
    const resource = exampleResource({ operations });
    expect(() => listOperation({ ...known, resource }, {})).toThrow('may not list');
  });
});

describe('writing', () => {
  it('creates from insertable columns and leaves empty ones to their defaults', () => {
    const { text, variables } = createOperation(known, {
      id: 'x',
      name: 'Terna',
      price: null,
      berth: { pier: 'B', number: null, __typename: 'Berth' },
    });
    expect(() => parse(text)).not.toThrow();
    expect(text).toContain('$input: CreateBoatInput!');
    expect(variables.input).toEqual({
      boat: { name: 'Terna', berth: { pier: 'B', number: null } },
    });
  });

  it('sends only changed fields, and null for emptied ones', () => {
    const previous = { id: 'b1', name: 'Terna', price: 100, builtOn: '2020-01-01' };
    const data = { ...previous, price: 250, builtOn: null };
    expect(updateOperation(known, 'b1', data, previous).variables.input).toEqual({
      id: 'b1',
      patch: { price: 250, builtOn: null },
    });
  });

  it('empties a composite as a whole', () => {
    const previous = { berth: { pier: 'B', number: 2 } };
    const { variables } = updateOperation(
      known,
      'b1',
      { berth: { pier: '', number: null } },
      previous,
    );
    expect(variables.input).toEqual({ id: 'b1', patch: { berth: null } });
  });

  it('selects only the id of a deleted row', () => {
    expect(writeOperation(known, 'delete', { id: 'b1' }).text).toContain('row: boat { id }');
  });
});
