import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
} from 'grafast/graphql';
import { sql } from 'pg-sql2';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { fragmentsOf } from '../limits/check-operation.ts';
import type { FieldMark } from '../marks/field-mark.ts';
import type { MutationResult } from '../mutations/mutation.ts';
import type { Statement } from '../requests/send-packet.ts';
import { finishAnswer, type Request } from './finish-answer.ts';
import { rowById } from './root-writer.ts';
import { markOf, RowWriter } from './row-writer.ts';
import { nameOf } from './run-compiled.ts';
import { below, type Mentions, Selection } from './selection.ts';
import { leaveToGrafast, type NotCompiled, unlessUnknown } from './text.ts';

type Mark<Kind extends FieldMark['kind']> = Extract<FieldMark, { kind: Kind }>;

/** A mutation of which the row is read in the transaction of its call. */
export interface CompiledMutation extends Omit<Mark<'mutation'>, 'kind'> {
  /** The variable that is its input. */
  variable: string;
  /** Reads the row by the id that the call leaves in a setting; null where no row is selected. */
  answer: Statement | null;
  /** The data of the answer; null if it has a fault, or the row must be read again. */
  write(result: MutationResult, request: Request): string | null;
}

/** A part of the payload as a text of JSON; null if it has a fault. */
type Part = (result: MutationResult, request: Request) => string | null;

/** The id that the call has left; none for a mutation that answered no row. */
const answeredId = sql`nullif(current_setting('app.answered_id', true), '')`;

/** Compiles a document of one mutation; gives the reason if it has something that the compiler does not know. */
export function compileMutation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
): CompiledMutation | NotCompiled {
  return unlessUnknown(() => compile(schema, document, operationName));
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): CompiledMutation {
  const operation = getOperationAST(document, operationName);
  const type = schema.getMutationType();
  if (operation?.operation !== 'mutation' || !type) return leaveToGrafast('no mutation');
  if (operation.directives?.length) return leaveToGrafast('a directive');
  // Selections that depend on variables are not known here, so they are left to Grafast.
  const selection = new Selection(schema, fragmentsOf(document), {});
  const [[key, mentions] = [], ...others] = selection.fields(type, [operation.selectionSet]);
  if (!key || !mentions || others.length > 0) return leaveToGrafast('several mutations');
  const { field, mark } = markOf(type, mentions);
  if (mark.kind !== 'mutation') return leaveToGrafast(`Mutation.${field.name}`);
  const { kind: _, ...mutation } = mark;
  // A new user reads their own row by a setting that is made after the call.
  if (mutation.mutation.introduces) return leaveToGrafast('a visitor who becomes a user');
  const writer = new PayloadWriter(selection);
  const payload = writer.object(getNamedType(field.type) as GraphQLObjectType, mentions);
  return {
    ...mutation,
    variable: variableOf(operation, mentions),
    answer: writer.answer,
    write(result, request) {
      const text = payload(result, request);
      return text === null ? null : `{"${key}":${text}}`;
    },
  };
}

/** The variable of the input. One that may be null can be given as null, which Grafast refuses at the argument. */
function variableOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  [mention, ...again]: Mentions,
): string {
  const [input, ...others] = mention.arguments ?? [];
  if (input?.value.kind !== Kind.VARIABLE || others.length + again.length > 0) {
    return leaveToGrafast('an input that is no variable');
  }
  const name = input.value.name.value;
  const definition = variableDefinitions.find(({ variable }) => variable.name.value === name);
  const isRequired = definition?.type.kind === Kind.NON_NULL_TYPE;
  return isRequired ? name : leaveToGrafast('an input that may be null');
}

class PayloadWriter {
  answer: Statement | null = null;
  private readonly selection: Selection;

  constructor(selection: Selection) {
    this.selection = selection;
  }

  object(type: GraphQLObjectType, mentions: Mentions): Part {
    const parts = [...this.selection.fields(type, below(mentions))].map(([key, inner]): Part => {
      const value = this.value(type, inner);
      return (result, request) => {
        const text = value(result, request);
        return text === null ? null : `"${key}":${text}`;
      };
    });
    return (result, request) => {
      const texts = parts.map((part) => part(result, request));
      return texts.includes(null) ? null : `{${texts.join()}}`;
    };
  }

  private value(type: GraphQLObjectType, mentions: Mentions): Part {
    if (mentions[0].name.value === '__typename') return () => `"${type.name}"`;
    const { field, mark } = markOf(type, mentions);
    switch (mark.kind) {
      case 'answeredRow':
        return this.row(field, mark, mentions);
      case 'answeredId':
        return ({ id }) => JSON.stringify(mark.publish(id));
      case 'errors':
        return this.errors(field, mentions);
      default:
        return leaveToGrafast(`${type}.${field.name}`);
    }
  }

  private row(
    { type }: GraphQLField<unknown, unknown>,
    { table }: Mark<'answeredRow'>,
    mentions: Mentions,
  ): Part {
    const named = getNamedType(type);
    if (!isObjectType(named) || this.answer) return leaveToGrafast('several rows');
    const row = rowById(new RowWriter(this.selection), named, table, mentions)(answeredId);
    const { text, values } = sql.compile(sql`select coalesce(${row}, 'null') as answer`);
    this.answer = { text, values, name: nameOf(text) };
    return ({ id, text }, request) => {
      if (id === null) return 'null';
      return typeof text === 'string' ? finishAnswer(text, request) : null;
    };
  }

  private errors({ type }: GraphQLField<unknown, unknown>, mentions: Mentions): Part {
    const named = getNamedType(type) as GraphQLObjectType;
    const parts = [...this.selection.fields(named, below(mentions))].map(
      ([key, inner]): [string, (error: FieldError) => string | null] => {
        if (inner[0].name.value === '__typename') return [key, () => `"${named.name}"`];
        const { field, mark } = markOf(named, inner);
        if (mark.kind !== 'errorText') return leaveToGrafast(`${named}.${field.name}`);
        const list = getNamedType(field.type);
        return [
          key,
          (error) => {
            const text = error[mark.name];
            const isKnown = !isEnumType(list) || list.getValue(text)?.value === text;
            return isKnown ? JSON.stringify(text) : null;
          },
        ];
      },
    );
    return ({ errors }) => {
      const texts = errors.map((error) => {
        const values = parts.map(([key, write]) => [key, write(error)] as const);
        if (values.some(([, text]) => text === null)) return null;
        return `{${values.map(([key, text]) => `"${key}":${text}`).join()}}`;
      });
      return texts.includes(null) ? null : `[${texts.join()}]`;
    };
  }
}
