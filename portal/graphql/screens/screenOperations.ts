import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Screen, ScreenField } from '#plugins/core/screens/screen.ts';
import { columnsOf } from '../../app/screens/list/columnsOf.ts';
import { graphql, type Operation } from '../graphql.ts';
import { rowFieldOf } from './rowFieldOf.ts';

/** Written with the contract by `npm run db:sdl`. */
export const screensFile = resolve(import.meta.dirname, '../../../plugins/portal-screens.json');

/** The operations of a screen: generated when the portal is built, and persisted. */
export interface ScreenOperations {
  list: Operation;
  row: Operation;
  news: Operation | null;
  /** The queries for the choices of a filter or a form, by the list they come from. */
  choices: Record<string, Operation>;
  /** The queries for one chosen row of a list that is searched. */
  chosen: Record<string, Operation>;
  /** By the mutation. */
  actions: Record<string, Operation>;
}

const written = (text: string) => graphql(text) as unknown as Operation;
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function select({ name, kind, target }: ScreenField): string {
  if (kind === 'file') return `${name} { id filename thumbPath downloadPath }`;
  if (kind === 'reference') return `${name} { id ${target?.label ?? ''} }`;
  return name;
}

function selectAll(fields: readonly ScreenField[], label: string | null): string {
  const isColumn = label === null || fields.some(({ name }) => name === label);
  return ['id', ...(isColumn ? [] : [label]), ...fields.map(select)].join(' ');
}

function list(screen: Screen): Operation {
  const { name, typeName, fields, label, filters, sorts, sums, hasDocuments } = screen;
  const args = [
    'page: Int',
    'perPage: Int',
    ...(filters.length > 0 ? [`filter: ${typeName}Filter`] : []),
    ...(sorts.length > 0 ? [`sortBy: [${typeName}Sort!]`] : []),
  ];
  const given = args.map((arg) => arg.split(':')[0]).map((arg) => `${arg}: $${arg}`);
  const listed = fields.filter(({ isListed }) => isListed);
  const title = listed.filter(({ name }) => name === label);
  const inOrder = [...title, ...columnsOf(listed, label).map(({ field }) => field)];
  const columns = `columns: [String!] = [${inOrder.map((field) => `"${field.name}"`).join(', ')}]`;
  const variables = [...args, columns].map((arg) => `$${arg}`).join(' ');
  return written(`query Declared${typeName}List(${variables}) {
  ${name}(${given.join(' ')}) {
    total
    exportPath(format: XLSX, columns: $columns)
    csvPath: exportPath(format: CSV, columns: $columns)
    ${hasDocuments ? 'documentsPath' : ''}
    ${sums.length > 0 ? `sums { ${sums.join(' ')} }` : ''}
    items { ${selectAll(listed, label)} }
  }
}`);
}

function row({ typeName, fields, label, children, states }: Screen): Operation {
  const nested = children.map(
    (child) => `${child.field} { ${selectAll(child.fields, child.label)} }`,
  );
  return written(`query Declared${typeName}Row($id: ID!) {
  node(id: $id) {
    __typename
    ... on ${typeName} {
      ${selectAll(fields, label)}
      ${states ? 'availableActions' : ''}
      events { id actor eventType occurredAt status }
      ${nested.join('\n      ')}
    }
  }
}`);
}

function news({ typeName, news: subscription }: Screen): Operation | null {
  if (!subscription) return null;
  return written(`subscription Declared${typeName}News {
  ${subscription.field}(resync: true) { event ${subscription.rowField} { id status } }
}`);
}

const filterChoices = ({ filters }: Screen) => filters.flatMap(({ choices }) => choices ?? []);

function choices(screen: Screen): Record<string, Operation> {
  return Object.fromEntries(
    [...filterChoices(screen), ...Object.values(screen.choices)].map(
      ({ list, label, isSearched, rows }) => {
        const [taken, filter] = isSearched
          ? ['($search: String)', ', filter: { search: $search }']
          : ['', ''];
        return [
          list,
          written(`query Declared${capitalised(list)}Choices${taken} {
  ${list}(page: 1, perPage: ${rows}${filter}) { total items { id ${label} } }
}`),
        ];
      },
    ),
  );
}

function chosen(screen: Screen): Record<string, Operation> {
  const searched = filterChoices(screen).filter(({ isSearched }) => isSearched);
  return Object.fromEntries(
    searched.map(({ list, typeName, label }) => [
      list,
      written(`query Declared${capitalised(list)}Chosen($id: ID!) {
  node(id: $id) { id ... on ${typeName} { ${label} } }
}`),
    ]),
  );
}

function actions({ actions: own, typeName, children }: Screen): Record<string, Operation> {
  const all = [
    ...own.map((action) => ({ action, typeName })),
    ...children.flatMap((child) =>
      child.actions.map((action) => ({ action, typeName: child.typeName })),
    ),
  ];
  return Object.fromEntries(
    all.map(({ action: { mutation, destroys }, typeName: made }) => {
      const subscription = destroys ? 'id' : `${rowFieldOf(made)} { id }`;
      return [
        mutation,
        written(`mutation Declared${capitalised(mutation)}($input: ${capitalised(mutation)}Input!) {
  ${mutation}(input: $input) { ${subscription} errors { code path } }
}`),
      ];
    }),
  );
}

export function screenOperations(screen: Screen): ScreenOperations {
  return {
    list: list(screen),
    row: row(screen),
    news: news(screen),
    choices: choices(screen),
    chosen: chosen(screen),
    actions: actions(screen),
  };
}

/** All of them, each once: two screens may choose from one list. */
export function allOperations(screens: readonly Screen[]): Operation[] {
  const all = screens
    .map(screenOperations)
    .flatMap((one) => [
      one.list,
      one.row,
      ...(one.news ? [one.news] : []),
      ...Object.values(one.choices),
      ...Object.values(one.chosen),
      ...Object.values(one.actions),
    ]);
  return [...new Map(all.map((operation) => [operation.name, operation])).values()];
}

/** The tables with generated screens. */
export function readScreens(): Screen[] {
  return JSON.parse(readFileSync(screensFile, 'utf8'));
}
