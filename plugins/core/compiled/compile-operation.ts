import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
} from 'grafast/graphql';
import { type SQL, sql } from 'pg-sql2';
import { fragmentsOf } from '../limits/check-operation.ts';
import type { Statement } from '../requests/send-packet.ts';
import type { Request } from './finish-answer.ts';
import { type Root, writeRoot } from './root-writer.ts';
import { RowWriter } from './row-writer.ts';
import { type Conditions, conditionsIn, Selection } from './selection.ts';
import { constant, leaveToGrafast, type NotCompiled, unlessUnknown } from './text.ts';

/** A statement of which the one column of the one row is the text of an answer. */
type Answer = Omit<Statement, 'name'>;

/** Gives the statement of a request, or its whole answer if that needs no database. */
export type Compiled = (request: Request) => Answer | string;

/** Compiles a query; gives the reason if it has something that the compiler does not know. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
): Compiled | NotCompiled {
  return unlessUnknown(() => compile(schema, document, operationName));
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): Compiled {
  const operation = getOperationAST(document, operationName);
  const query = schema.getQueryType();
  if (operation?.operation !== 'query' || !query) return leaveToGrafast('no query');
  if (operation.directives?.length) return leaveToGrafast('a directive');
  const names = conditionsIn(document);
  const fragments = fragmentsOf(document);
  const variant = (conditions: Conditions) => {
    const selection = new Selection(schema, fragments, conditions);
    return compileSelected(query, operation, selection);
  };
  // Whatever is left out, all of it must be known.
  const whole = variant(Object.fromEntries(names.map((name) => [name, true])));
  return names.length === 0 ? whole : oneOf(names, variant);
}

/** Variants that a document is compiled into at most; others are Grafast's, which counts its plans. */
const mostVariants = 4;

/** Compiles a document once for each combination of the variables of @include and @skip. */
function oneOf(names: string[], variant: (conditions: Conditions) => Compiled): Compiled {
  const variants = new Map<string, Compiled>();
  return (request) => {
    const key = names.map((name) => String(request.variables[name])).join();
    const known = variants.get(key);
    if (known) return known(request);
    if (variants.size >= mostVariants) return leaveToGrafast('too many variants');
    const made = variant(request.variables);
    variants.set(key, made);
    return made(request);
  };
}

function compileSelected(
  query: GraphQLObjectType,
  operation: OperationDefinitionNode,
  selection: Selection,
): Compiled {
  const writer = new RowWriter(selection);
  const roots = new Map<string, Root>();
  for (const [key, mentions] of selection.fields(query, [operation.selectionSet])) {
    const isName = mentions[0].name.value === '__typename';
    roots.set(key, isName ? () => constant(`"${query.name}"`) : writeRoot(writer, query, mentions));
  }
  return (request) => statementOf(roots, request);
}

function statementOf(roots: ReadonlyMap<string, Root>, request: Request): Answer | string {
  const parts: SQL[] = [];
  let text = '';
  for (const [key, root] of roots) {
    text += `${text === '' && parts.length === 0 ? '{' : ','}"${key}":`;
    const value = root(request);
    if (value === 'null') {
      text += value;
      continue;
    }
    parts.push(constant(text), value);
    text = '';
  }
  text += text === '' && parts.length === 0 ? '{}' : '}';
  if (parts.length === 0) return text;
  const { text: statement, values } = sql.compile(
    sql`select ${sql.join([...parts, constant(text)], ' || ')} as answer`,
  );
  return { text: statement, values };
}
