import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Tooltip } from '@codemirror/view';
import { getLocation, type Location } from 'jsonc-parser';
import { endOf, nodeAt, readJson } from '../document/jsonText.ts';
import { type HelpSchema, schemasAt } from './schemaAt.ts';

type Path = Location['path'];

interface SchemaContext {
  schema: HelpSchema;
  /** The help for a place in the current language; undefined to use the schema's own description. */
  say: (path: Path, schemas: readonly HelpSchema[]) => string | undefined;
  /** Values specific to this form, such as the ids of its questions. */
  valuesAt: (path: Path, text: string) => string[];
}

export interface SchemaHelp {
  complete: (context: CompletionContext) => CompletionResult | null;
  explain: (text: string, position: number) => Tooltip | null;
}

/** Completions and explanations for a place in the text, from the schema and the form itself. */
export function schemaHelp({ schema, say, valuesAt }: SchemaContext): SchemaHelp {
  const namesAt = (text: string, path: Path): Completion[] => {
    const holder = path.slice(0, -1);
    const there = namesIn(text, holder);
    const own = path.at(-1);
    const found = schemasAt(schema, holder).flatMap((one) => Object.keys(one.properties ?? {}));
    return [...new Set(found)]
      .filter((name) => name === own || !there.has(name))
      .map((name) => {
        const schemas = schemasAt(schema, [...holder, name]);
        const info = say([...holder, name], schemas);
        return {
          label: JSON.stringify(name),
          displayLabel: name,
          type: 'property',
          ...(info && { info }),
          apply: `${JSON.stringify(name)}${hasColon(text, holder, name) ? '' : `: ${emptyOf(schemas)}`}`,
        };
      });
  };
  const valuesOf = (text: string, path: Path): Completion[] => {
    const schemas = schemasAt(schema, path);
    const values = schemas.flatMap(({ enum: all = [], const: only, type }) => [
      ...all,
      ...(only === undefined ? [] : [only]),
      ...([type].flat().includes('boolean') ? [true, false] : []),
    ]);
    const all = [...values, ...valuesAt(path, text)].map((one) => JSON.stringify(one));
    return [...new Set(all)].map((label) => ({ label, type: 'constant' }));
  };
  return {
    complete: (context) => {
      const text = context.state.doc.toString();
      if (!isReadable(text)) return null;
      const { path, isAtPropertyKey, previousNode } = getLocation(text, context.pos);
      const inNode = previousNode && context.pos <= endOf(previousNode) ? previousNode : null;
      if (!context.explicit && !inNode) return null;
      const options = isAtPropertyKey ? namesAt(text, path) : valuesOf(text, path);
      if (options.length === 0) return null;
      const to = inNode ? endOf(inNode) : context.pos;
      return { from: inNode?.offset ?? context.pos, to, options, validFor: /^"?[\w]*"?$/ };
    },
    explain: (text, position) => {
      if (!isReadable(text)) return null;
      const { path, previousNode } = getLocation(text, position);
      if (!previousNode || position > endOf(previousNode)) return null;
      const values = say(path, schemasAt(schema, path));
      if (!values) return null;
      return {
        pos: previousNode.offset,
        end: endOf(previousNode),
        above: true,
        create: () => ({ dom: helpOf(String(path.at(-1) ?? ''), values) }),
      };
    },
  };
}

/** A text that is broken is helped with; one that is more than a form is not looked through. */
function isReadable(text: string): boolean {
  const { fault } = readJson(text);
  return fault === null || fault.reason === 'broken';
}

function helpOf(name: string, values: string): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-help';
  for (const line of [name, values]) {
    const shown = document.createElement('p');
    shown.textContent = line;
    dom.append(shown);
  }
  return dom;
}

function namesIn(text: string, path: Path): Set<string> {
  const holder = nodeAt(readJson(text).root, path);
  return new Set(holder?.children?.map((one) => String(one.children?.[0]?.value)));
}

/** For a name that already has a value, only the name is replaced. */
function hasColon(text: string, path: Path, name: string): boolean {
  return nodeAt(readJson(text).root, [...path, name]) !== undefined;
}

/** The initial value of a member, by its type. */
function emptyOf(schemas: readonly HelpSchema[]): string {
  const types = new Set(schemas.flatMap(({ type }) => type ?? []));
  if (types.has('string') || schemas.some((one) => one.enum)) return '""';
  if (types.has('array')) return '[]';
  if (types.has('object')) return '{}';
  return types.has('boolean') ? 'true' : '';
}
