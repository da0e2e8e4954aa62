import fs from 'node:fs';
import path from 'node:path';
import { readSchema } from '#forms/validate/read-schema.ts';

interface Shape {
  type?: string | string[];
  enum?: unknown[];
  nodeType?: string;
  minLength?: number;
  format?: string;
  required?: string[];
  properties?: Record<string, Shape>;
  items?: Shape;
}

const root = path.join(import.meta.dirname, '../../../..');
const formsFolder = path.join(root, 'forms/modules');

/**
 * The mutations whose forms take an id, with these forms; the forms of an added module are
 * included.
 */
export function formsWithIds(): Map<string, Shape> {
  const files = fs.globSync('*/*/schema.json', { cwd: formsFolder });
  return new Map(
    files.flatMap((file) => {
      const shape = readSchema(path.join(formsFolder, file)).schema as Shape;
      if (!JSON.stringify(shape).includes('"nodeType"')) return [];
      const name = path.basename(path.dirname(file));
      return [[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), shape]];
    }),
  );
}

/** Whether the portal exposes it. */
export const isOfThePortal = (name: string): boolean =>
  fs.readFileSync(path.join(root, 'plugins/portal.graphql'), 'utf8').includes(`  ${name}(`);

/** The names of the types of rows that a form takes. */
export const typesIn = (shape: Shape): string[] =>
  [...JSON.stringify(shape).matchAll(/"nodeType":"(\w+)"/g)].map(([, type = '']) => type);

/**
 * The form filled in once for each id it takes, which is the victim's, with all required fields.
 */
export function writtenAttacks(shape: Shape, its: Record<string, string>): object[] {
  return idPaths(shape).map((at) => filled(shape, at, its) as object);
}

function idPaths(shape: Shape): string[][] {
  if (shape.nodeType) return [[]];
  if (shape.items) return idPaths(shape.items).map((rest) => ['0', ...rest]);
  return Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
    idPaths(inner).map((rest) => [name, ...rest]),
  );
}

function filled(shape: Shape, at: string[] | null, its: Record<string, string>): unknown {
  if (shape.nodeType) return its[shape.nodeType];
  if (shape.enum) return shape.enum[0];
  const [first, ...rest] = at ?? [];
  if (shape.items) return at ? [filled(shape.items, rest, its)] : [];
  const type = [shape.type].flat()[0];
  if (shape.properties) {
    const names = new Set([...(shape.required ?? []), ...(first === undefined ? [] : [first])]);
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        filled(shape.properties?.[name] ?? {}, name === first ? rest : null, its),
      ]),
    );
  }
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return 1;
  if (shape.format === 'date') return '2027-01-15';
  if (shape.format === 'email') return 'nils@example.no';
  return 'x'.repeat(Math.max(1, shape.minLength ?? 1));
}
