import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { graphql, operationOf } from './graphql.ts';
import { collectOperations } from './write-persisted.ts';

/** Goal: the portal's operations are valid by the committed contract, and typed by it. */
const portal = resolve(import.meta.dirname, '..');
const root = resolve(portal, '..');
const schema = buildSchema(readFileSync(join(root, 'plugins/portal.graphql'), 'utf8'));
const operations = await collectOperations(portal);

// Requirements: B7.12
test.each(operations)('$name is an operation of the contract', ({ document }) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test.each(operations)(
  'the browser reads the name and the first field of $name as GraphQL does',
  ({ name, document }) => {
    const [definition] = parse(document).definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('it is no operation');
    const [first] = definition.selectionSet.selections;
    const read = operationOf(graphql(document as 'query Anything { __typename }'));
    expect(name).toBe(definition.name?.value);
    expect(read).toMatchObject({ name, field: first?.kind === Kind.FIELD && first.name.value });
  },
);

test('an operation lists the first columns of its files once, for all their formats', () => {
  const exporting = operations.filter(({ document }) => document.includes('exportPath('));
  expect(exporting.length).toBeGreaterThan(5);
  for (const { name, document } of exporting) {
    expect(document, name).not.toMatch(/exportPath\([^)]*\[/);
  }
});

test('every operation has a name and a hash of its own', () => {
  expect(operations.length).toBeGreaterThan(30);
  expect(new Set(operations.map((one) => one.hash)).size).toBe(operations.length);
});

test('the generated types are those of the contract', () => {
  const output = join(mkdtempSync(join(tmpdir(), 'portal-types-')), 'graphql-env.generated.d.ts');
  const cli = join(root, 'node_modules/gql.tada/bin/cli.js');
  const tsconfig = join(portal, 'tsconfig.json');
  execFileSync(process.execPath, [cli, 'generate-output', '-c', tsconfig, '-o', output]);
  const committed = join(portal, 'graphql/graphql-env.generated.d.ts');
  expect(readFileSync(committed, 'utf8'), 'run `npm run db:sdl`').toBe(
    readFileSync(output, 'utf8'),
  );
}, 30_000);
