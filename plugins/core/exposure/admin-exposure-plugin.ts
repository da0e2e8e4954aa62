import 'graphile-build-pg';

/**
 * Hides from the console: second ways to the same row, columns that only the database reads, filters by tables that
 * operators may not read, and the status as an input.
 */
export const AdminExposurePlugin: GraphileConfig.Plugin = {
  name: 'AdminExposurePlugin',
  description:
    'Finds rows by primary key only, leaves out the folded search text, and lets nobody write a status by hand.',
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred(behavior, [codec, attributeName]) {
          if (attributeName === 'search_text') return [behavior, '-*'];
          // A status is guarded: a row is born in its first one and moved by its actions.
          const isGuarded = attributeName === 'status' && codec.attributes.status?.codec.isEnum;
          return isGuarded ? [behavior, '-attribute:insert', '-attribute:update'] : behavior;
        },
      },
      pgCodecRelation: {
        // A condition on rows that the role may not read would be UNAUTHORIZED.
        inferred(behavior, { remoteResource }) {
          const isReadable = remoteResource.extensions?.canSelect !== false;
          return isReadable ? behavior : [behavior, '-filterBy'];
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
