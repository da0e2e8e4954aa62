import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { decisiveOrder, isRange } from '../catalogue/listedFields.ts';
import { isTagged } from '../catalogue/useConsoleModel.ts';
import { isEmptyValue } from '../fields/isEmptyValue.ts';

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields of a row by topic: those to decide by, people, money, others, dates; and the empty ones. */
export interface DetailGroups {
  decisive: CatalogueField[];
  people: CatalogueField[];
  money: CatalogueField[];
  rest: CatalogueField[];
  dates: CatalogueField[];
  empty: CatalogueField[];
}

const people = new Set(['reference', 'file']);
const wide = new Set(['longText', 'json', 'composite']);
const textual = new Set(['text', 'integer']);

/** Whether the head of the page shows the field already: the state, and a textual title. */
function isInHead(resource: CatalogueResource, { name, kind }: CatalogueField): boolean {
  return name === resource.statusField || (name === resource.labelField && textual.has(kind));
}

function isShown(resource: CatalogueResource, field: CatalogueField): boolean {
  if (field.name === 'id') return false;
  // An audit trail shows its stored values as changes, below.
  if (field.kind === 'json' && isTagged(resource, 'auditTrail')) return false;
  if (field.kind === 'other') return isRange(field);
  // A computed list, such as the available actions, is meant for programs, unless it is tagged as decisive.
  return !(field.computed && field.isList) || isTagged(field, 'decides');
}

function groupOf({ fields }: CatalogueResource, field: CatalogueField): keyof DetailGroups {
  if (isTagged(field, 'decides')) return 'decisive';
  if (people.has(field.kind)) return 'people';
  if (field.kind === 'date' || field.kind === 'datetime' || isRange(field)) return 'dates';
  if (field.kind === 'money' || isTagged(field, 'unit')) return 'money';
  // A rate belongs with the amounts computed from it.
  const hasMoney = fields.some(({ kind }) => kind === 'money');
  return field.kind === 'percent' && hasMoney ? 'money' : 'rest';
}

const breadth = ({ kind }: CatalogueField) => (wide.has(kind) ? 2 : kind === 'boolean' ? 1 : 0);

/** Sorts the fields of a row into groups by their kind alone. */
export function detailGroups(
  resource: CatalogueResource,
  record: Record<string, unknown>,
): DetailGroups {
  const groups: DetailGroups = {
    decisive: [],
    people: [],
    money: [],
    rest: [],
    dates: [],
    empty: [],
  };
  for (const field of resource.fields.filter((one) => isShown(resource, one))) {
    if (isEmptyValue(record[field.name])) groups.empty.push(field);
    else if (!isInHead(resource, field)) groups[groupOf(resource, field)].push(field);
  }
  groups.decisive = decisiveOrder(groups.decisive);
  groups.rest.sort((a, b) => breadth(a) - breadth(b));
  groups.dates.sort((a, b) => dayOrder(record[a.name]) - dayOrder(record[b.name]));
  return groups;
}

function bound(range: object, end: 'start' | 'end'): unknown {
  const found: unknown = Reflect.get(range, end);
  return isRecord(found) ? Reflect.get(found, 'value') : null;
}

/** The position of a day, an instant or a range in time. A bare day counts as its noon. */
export function dayOrder(value: unknown): number {
  if (isRecord(value)) return dayOrder(bound(value, 'start') ?? bound(value, 'end') ?? '');
  const text = String(value);
  const moment = new Date(text.length === 10 ? `${text}T12:00:00` : text).getTime();
  return Number.isNaN(moment) ? 0 : moment;
}
