import 'graphile-build-pg';

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

/**
 * PostGraphile reads smart tags only from the first lines of a comment and only with plain names. Here they
 * may be on any line, and `@name.nb Filer` becomes the tag `name__nb`.
 */
function moveTagsFirst(comment: string): string {
  const tags: string[] = [];
  const text: string[] = [];
  for (const line of comment.split('\n')) {
    const match = /^\s*@([a-zA-Z]\w*)((?:\.\w+)*)(\s.*)?$/.exec(line);
    if (match) tags.push(`@${match[1]}${(match[2] ?? '').replaceAll('.', '__')}${match[3] ?? ''}`);
    else text.push(line);
  }
  return [...tags, text.join('\n').trim()].join('\n').trim();
}
