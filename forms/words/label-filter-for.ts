import { readFileSync } from 'node:fs';
import path from 'node:path';
import pluralize from 'pluralize';
import { camelCase } from '#shared/names.ts';
import type { Words } from './words.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Whether what a word calls can come up in a front end of an API. */
export type LabelFilter = (part: keyof Words, name: string) => boolean;

/**
 * Leaves out the words of tables, mutations and enums that only the other API has. Both schemas are searched,
 * since some words belong to neither, such as those for the choices of a form.
 */
export function labelFilterFor(frontEnd: 'portal' | 'admin'): LabelFilter {
  const other = frontEnd === 'portal' ? 'admin' : 'portal';
  const here = namesIn(`plugins/${frontEnd}.graphql`);
  const there = namesIn(`plugins/${other}.graphql`);
  const isOnlyThere = (name: string) => there.has(name) && !here.has(name);
  return (part, name) => {
    // Only operators see what the worker does.
    if (part === 'jobs') return frontEnd === 'admin';
    if (part === 'values') return !isOnlyThere(name);
    if (part === 'actions') return !isOnlyThere(camelCase(name));
    if (part === 'fields' && isOnlyThere(`${camelCase(`_${name}`)}Payload`)) return false;
    const ofTables = part === 'nouns' || part === 'fields' || part === 'events';
    return !ofTables || !isOnlyThere(camelCase(`_${pluralize.singular(name)}`));
  };
}

/** The types, enums and operations of a schema. */
function namesIn(schemaFile: string): Set<string | undefined> {
  const schema = readFileSync(path.join(root, schemaFile), 'utf8');
  const found = schema.matchAll(/^(?:(?:type|enum) | {2})(\w+)(?= [{@]|\(| implements)/gm);
  return new Set([...found].map(([, name]) => name));
}
