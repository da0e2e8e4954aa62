import 'graphile-build-pg';
import type { PgCodecWithAttributes } from '@dataplan/pg';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { tagText } from '../naming/tag-texts.ts';
import type { ScreenAction } from './screen.ts';

type Build = GraphileBuild.Build;

/** Whether a mutation makes, changes or takes away rows of a table. */
function isAbout({ payload }: Mutation, codec: PgCodecWithAttributes): boolean {
  if (payload.kind === 'destroyed') {
    return payload.prefix !== null && payload.prefix === tagText(codec.extensions?.tags?.prefix);
  }
  return payload.kind === 'row' && payload.resource.codec === codec;
}

/**
 * The actions on a row: those its mutations declare to perform, and those that create, update or destroy one,
 * which are recognised by name, since a table without a status has no transitions.
 */
export function describeActions(build: Build, codec: PgCodecWithAttributes): ScreenAction[] {
  const { inflection } = build;
  const table = codec.extensions?.pg?.name ?? '';
  // Functions may be named after their table although `@name` gives its type another name.
  const typeNames = [
    inflection.tableType(codec),
    inflection.upperCamelCase(inflection.singularize(table)),
  ];
  return build.appMutations.flatMap((mutation) => {
    // Mutations with the widget `hidden` are called by hand-written screens.
    if (!isAbout(mutation, codec) || mutation.form.ui?.['ui:widget'] === 'hidden') return [];
    const { fieldName, form, performs, actors, payload } = mutation;
    const performed = performs
      .map((one) => one.split(' '))
      .flatMap(([entity, action]) => (entity === table && action ? [action] : []));
    const called = ['create', 'update'].filter((verb) =>
      typeNames.some((name) => fieldName === `${verb}${name}`),
    );
    const destroys = payload.kind === 'destroyed' ? ['destroy'] : [];
    const inputs = Object.keys(form.schema.properties ?? {});
    return [...new Set([...performed, ...called, ...destroys])].map((verb) => ({
      verb,
      mutation: fieldName,
      hasInputs: inputs.some((one) => one !== 'id' && one !== 'updatedAt'),
      takesUpdatedAt: inputs.includes('updatedAt'),
      refusedAs: form.ui?.['ui:refusedAs'] ?? null,
      destroys: payload.kind === 'destroyed',
      actors,
    }));
  });
}

/** The path in a form to the reference of a type under the column's name; null when the form has none. */
export function keyInForm(schema: InputSchema, typeName: string, field: string): string[] | null {
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (name === field && part.nodeType === typeName) return [name];
    const below = keyInForm(part, typeName, field);
    if (below) return [name, ...below];
  }
  return null;
}
