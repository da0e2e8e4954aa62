import 'graphile-build-pg';
import { context, lambda, type Step } from 'grafast';
import { signPath } from '#shared/storage/signed-path.ts';
import '../requests/request-context.ts';

type Row = Step & { get(column: string): Step<string | null> };

/** Includes them in the console's catalogue. */
const isLink = { isLink: true };

/** Links to stored files. */
export const AttachmentsPlugin: GraphileConfig.Plugin = {
  name: 'AttachmentsPlugin',
  description: 'Gives stored files signed links to their bytes and to their small picture.',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope }) {
        const { pgCodec: codec, isPgClassType } = scope;
        const pg = codec?.extensions?.pg;
        if (!isPgClassType || pg?.schemaName !== 'app_public' || pg.name !== 'files') return fields;
        const { GraphQLNonNull, GraphQLString } = build.graphql;
        return build.extend(
          fields,
          {
            downloadPath: {
              description: 'A link to the bytes. It works for ten minutes.',
              type: new GraphQLNonNull(GraphQLString),
              extensions: isLink,
              plan: ($file: Row) =>
                lambda([$file.get('id'), context()], ([id, { surroundings }]) =>
                  signPath(surroundings.secret, `/files/${id}`),
                ),
            },
            thumbPath: {
              description: 'A link to a small picture, for images. It works for ten minutes.',
              type: GraphQLString,
              extensions: isLink,
              plan: ($file: Row) =>
                lambda(
                  [$file.get('id'), $file.get('content_type'), context()],
                  ([id, type, { surroundings }]) =>
                    type?.startsWith('image/')
                      ? signPath(surroundings.secret, `/files/${id}`, { thumb: '1' })
                      : null,
                ),
            },
          },
          'Adding the links of files',
        );
      },
    },
  },
};
