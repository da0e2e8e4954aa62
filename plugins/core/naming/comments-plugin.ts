import 'graphile-build-pg';
import { moveTagsFirst } from './move-tags-first.ts';

/** Lets the authors of comments put the words for people first and the tags after. */
export const CommentsPlugin: GraphileConfig.Plugin = {
  name: 'CommentsPlugin',
  description: 'Reads smart tags from any line of a comment, also those with a language.',
  gather: {
    hooks: {
      pgIntrospection_introspection(_info, { introspection }) {
        for (const row of introspection.descriptions) {
          if (row.description?.includes('@')) row.description = moveTagsFirst(row.description);
        }
      },
    },
  },
};
