import 'graphile-build-pg';
import { context, lambda, type Step } from 'grafast';
import { sql } from 'pg-sql2';
import { signPath } from '#shared/storage/signed-path.ts';
import { markField, type Row } from '../marks/field-mark.ts';
import '../requests/request-context.ts';

type RowStep = Step & { get(column: string): Step<string | null> };

/** Includes them in the console's catalogue. */
const isLink = { isLink: true };

/** The file's id if it is an image. */
const pictureOf = ({ column }: Row) =>
  sql`case when starts_with(${column('content_type')}, 'image/') then ${column('id')} end`;

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
            downloadPath: markField(
              { kind: 'link', file: ({ column }) => column('id') },
              {
                description: 'A link to the bytes. It works for ten minutes.',
                type: new GraphQLNonNull(GraphQLString),
                extensions: isLink,
                plan: ($file: RowStep) =>
                  lambda([$file.get('id'), context()], ([id, { serverContext }]) =>
                    signPath(serverContext.secret, `/files/${id}`),
                  ),
              },
            ),
            thumbPath: markField(
              { kind: 'link', file: pictureOf, isThumb: true },
              {
                description: 'A link to a small picture, for images. It works for ten minutes.',
                type: GraphQLString,
                extensions: isLink,
                plan: ($file: RowStep) =>
                  lambda(
                    [$file.get('id'), $file.get('content_type'), context()],
                    ([id, type, { serverContext }]) =>
                      type?.startsWith('image/')
                        ? signPath(serverContext.secret, `/files/${id}`, { thumb: '1' })
                        : null,
                  ),
              },
            ),
          },
          'Adding the links of files',
        );
      },
    },
  },
};
