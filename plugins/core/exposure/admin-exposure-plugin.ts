import 'graphile-build-pg';

/** What the console does without: second ways to the same row, and columns only the database reads. */
export const AdminExposurePlugin: GraphileConfig.Plugin = {
  name: 'AdminExposurePlugin',
  description: 'Finds rows by primary key only and leaves out the folded search text.',
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred(behavior, [, attributeName]) {
          return attributeName === 'search_text' ? [behavior, '-*'] : behavior;
        },
      },
      pgResourceUnique: {
        inferred(behavior, [, unique]) {
          return unique.isPrimary ? behavior : [behavior, '-single', '-update', '-delete'];
        },
      },
    },
  },
};
