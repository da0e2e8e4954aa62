import 'graphile-build';

/** Serialises a time of day: Postgres adds seconds, which no form has. */
export const TimeScalarPlugin: GraphileConfig.Plugin = {
  name: 'TimeScalarPlugin',
  description: 'Writes a time of day as HH:MM.',
  schema: {
    hooks: {
      GraphQLScalarType(config) {
        if (config.name !== 'Time') return config;
        return {
          ...config,
          description: 'A time of day, as HH:MM.',
          serialize: (value) => String(value).slice(0, 5),
        };
      },
    },
  },
};
