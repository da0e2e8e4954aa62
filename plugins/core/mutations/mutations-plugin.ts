import 'graphile-build-pg';
import {
  access,
  context,
  type FieldArgs,
  type OperationPlan,
  operationPlan,
  type Step,
  sideEffect,
} from 'grafast';
import type { Form } from '../forms/read-forms.ts';
import { globalIdReader } from '../ids/global-id-reader.ts';
import { readUuid } from '../ids/read-uuid.ts';
import { markField } from '../marks/field-mark.ts';
import { findMutations } from './find-mutations.ts';
import { InputTypes } from './input-types.ts';
import type { Mutation } from './mutation.ts';
import { payloadFields } from './payload-fields.ts';
import { runMutation } from './run-mutation.ts';

declare global {
  namespace GraphileBuild {
    interface Build {
      /** The mutations of this API, by field. */
      appMutations: Mutation[];
    }
  }
}

function registerErrorType(build: GraphileBuild.Build): void {
  const { GraphQLNonNull, GraphQLString } = build.graphql;
  build.registerObjectType(
    'MutationError',
    {},
    () => ({
      description: 'A rule that the input of a mutation breaks.',
      fields: () => ({
        code: markField(
          { kind: 'errorText', name: 'code' },
          {
            description: 'Which rule; the list is closed.',
            type: new GraphQLNonNull(build.getOutputTypeByName('ErrorCode')),
            plan: ($error: Step) => access($error, 'code'),
          },
        ),
        path: markField(
          { kind: 'errorText', name: 'path' },
          {
            description:
              'The field of the input, such as lines.0.vatRate, and below a file what is wrong with it; empty for the whole.',
            type: new GraphQLNonNull(GraphQLString),
            plan: ($error: Step) => access($error, 'path'),
          },
        ),
      }),
    }),
    'MutationsPlugin',
  );
}

function registerPayload(build: GraphileBuild.Build, mutation: Mutation, hasRawIds: boolean): void {
  const { GraphQLList, GraphQLNonNull } = build.graphql;
  build.registerObjectType(
    `${build.inflection.upperCamelCase(mutation.form.name)}Payload`,
    {},
    () => ({
      description: `What ${mutation.fieldName} answers.`,
      fields: () => ({
        ...payloadFields(build, mutation, hasRawIds),
        errors: markField(
          { kind: 'errors' },
          {
            description: 'Every rule that was broken; when there is one, nothing has changed.',
            type: new GraphQLNonNull(
              new GraphQLList(new GraphQLNonNull(build.getOutputTypeByName('MutationError'))),
            ),
            plan: ($result: Step) => access($result, 'errors'),
          },
        ),
      }),
    }),
    `the mutation ${mutation.fieldName}`,
  );
}

const planned = new WeakMap<OperationPlan, number>();

/** Mutations are planned in the order of their document, which distinguishes two of the same name. */
function nextPlace(plan: OperationPlan): number {
  const place = planned.get(plan) ?? 0;
  planned.set(plan, place + 1);
  return place;
}

/** A mutation is two files: the schema of its input and its SQL function. */
export function mutationsPlugin(forms: readonly Form[], hasRawIds: boolean): GraphileConfig.Plugin {
  return {
    name: 'MutationsPlugin',
    description: 'Makes a typed mutation of each form with its SQL function, refusals as data.',
    after: ['PgTablesPlugin', 'PgCodecsPlugin'],
    schema: {
      hooks: {
        build: (build) =>
          build.extend(build, { appMutations: [] as Mutation[] }, 'MutationsPlugin'),
        init: {
          after: ['PgCodecs'],
          callback(_, build) {
            const mutations = findMutations(build, forms);
            const inputs = new InputTypes(build);
            registerErrorType(build);
            for (const mutation of mutations) {
              const name = `${build.inflection.upperCamelCase(mutation.form.name)}Input`;
              inputs.register({ ...mutation.form.schema, title: name }, name);
              registerPayload(build, mutation, hasRawIds);
            }
            build.appMutations.push(...mutations);
            return _;
          },
        },
        GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
          if (!scope.isRootMutation) return fields;
          const { GraphQLNonNull } = build.graphql;
          const readId = hasRawIds ? readUuid : globalIdReader(build);
          const added = build.appMutations.map((mutation) => {
            const { fieldName, form, description } = mutation;
            const stem = build.inflection.upperCamelCase(form.name);
            return [
              fieldName,
              fieldWithHooks({ fieldName }, () =>
                markField(
                  { kind: 'mutation', mutation, readId },
                  {
                    description,
                    extensions: { isForVisitors: mutation.isForVisitors },
                    type: build.getOutputTypeByName(`${stem}Payload`),
                    args: {
                      input: { type: new GraphQLNonNull(build.getInputTypeByName(`${stem}Input`)) },
                    },
                    plan(_$root: Step, args: FieldArgs) {
                      const place = nextPlace(operationPlan());
                      return sideEffect(
                        [context(), args.getRaw('input')],
                        ([ctx, input]) =>
                          ctx.performed ?? runMutation(mutation, input, { place, readId }, ctx),
                      );
                    },
                  },
                ),
              ),
            ];
          });
          return build.extend(fields, Object.fromEntries(added), 'Adding the mutations');
        },
      },
    },
  };
}
