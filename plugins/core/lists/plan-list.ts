import { type PgResource, type PgSelectQueryBuilder, type PgSelectStep, TYPES } from '@dataplan/pg';
import {
  access,
  connection,
  constant,
  type FieldArgs,
  lambda,
  list,
  object,
  type Step,
} from 'grafast';
import { tidyText } from '#forms/validate/tidy-text.ts';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { filterConditions } from './filter-conditions.ts';
import type { ListDefinition } from './list-definition.ts';
import { orderTerms } from './order-terms.ts';
import type { List } from './read-lists.ts';

const usual = 25;

type ListInput = readonly [
  Record<string, unknown> | null | undefined,
  readonly string[] | null | undefined,
];

/** Filters and sorts a select at run time, when the values are known. */
function shape(definition: ListDefinition) {
  return ([filter, sortBy]: ListInput) =>
    (query: PgSelectQueryBuilder) => {
      for (const condition of filterConditions(definition, filter, query.alias))
        query.where(condition);
      for (const { expression, direction } of orderTerms(definition, sortBy, query.alias)) {
        query.orderBy({ fragment: expression, codec: TYPES.text, direction });
      }
    };
}

/** An argument converted for its function, texts tidied. A forged id becomes null, which matches no row. */
export function argumentValue(value: unknown, prefix: string | null): unknown {
  if (prefix === null) return typeof value === 'string' ? tidyText(value) : value;
  if (value == null) return value;
  const id = decodeTypeId(value);
  return id?.prefix === prefix ? id.uuid : null;
}

function selectFrom(
  resource: PgResource,
  { args }: ListDefinition,
  fieldArgs: FieldArgs,
): PgSelectStep {
  if (!resource.parameters) return resource.find();
  const digests = resource.parameters.map((parameter, i) => ({
    step: lambda(
      fieldArgs.getRaw(args[i]?.name ?? ''),
      (value: unknown) => argumentValue(value, args[i]?.prefix ?? null),
      true,
    ),
    pgCodec: parameter.codec,
    ...(parameter.name ? { name: parameter.name } : null),
  }));
  return resource.execute(digests) as PgSelectStep;
}

/** Plans a list: its rows and everything nested in them are one statement, its total another. */
export function planList({ definition, resource }: List) {
  return (_$root: Step, fieldArgs: FieldArgs) => {
    const $args = object(
      Object.fromEntries(definition.args.map(({ name }) => [name, fieldArgs.getRaw(name)])),
    );
    const $filter = definition.filters.length > 0 ? fieldArgs.getRaw('filter') : constant(null);
    const $sortBy = definition.sorts.length > 0 ? fieldArgs.getRaw('sortBy') : constant(null);
    const $select = selectFrom(resource, definition, fieldArgs);
    $select.apply(lambda(list([$filter, $sortBy]) as Step<ListInput>, shape(definition), true));
    const $page = lambda(
      list([fieldArgs.getRaw('page'), fieldArgs.getRaw('perPage')]),
      ([page, perPage]) => pageOf(page, perPage, definition.largestPage),
      true,
    );
    const $rows = connection($select);
    $rows.setFirst(access<number>($page, 'first'));
    $rows.setOffset(access<number>($page, 'offset'));
    const $query = object({ args: $args, filter: $filter, sortBy: $sortBy });
    return object({ rows: $rows, name: constant(definition.name), query: $query });
  };
}

/** The rows of a page. Out of range is moved to the nearest that is not, never an error. */
export function pageOf(
  page: unknown,
  perPage: unknown,
  most: number,
): { first: number; offset: number } {
  const first = Math.min(Math.max(Number(perPage ?? usual), 1), most);
  const number = Math.min(Math.max(Number(page ?? 1), 1), 1_000_000);
  return { first, offset: (number - 1) * first };
}
