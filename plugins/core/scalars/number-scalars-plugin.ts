import 'graphile-build';

/** Amounts are whole minor units and far below 2^53, so they travel as plain JSON numbers. */
function wholeNumber(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'bigint') return wholeNumber(String(number));
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw new TypeError('BigInt must be a whole number');
  }
  return number;
}

/** Rates and quantities are exact, so they travel as decimal texts; a JSON number is understood. */
function decimalText(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[+-]?\d+(\.\d+)?$/.test(text)) {
    throw new TypeError('BigFloat must be a decimal number');
  }
  return text;
}

/** Serialises whole and decimal numbers that do not fit in Int and Float. */
export const NumberScalarsPlugin: GraphileConfig.Plugin = {
  name: 'NumberScalarsPlugin',
  description: 'Writes bigint as a JSON number and numeric as an exact decimal text.',
  schema: {
    hooks: {
      GraphQLScalarType(config, build) {
        const { Kind } = build.graphql;
        if (config.name === 'BigInt') {
          return {
            ...config,
            description: 'A whole number, as a JSON number. Amounts are in minor units.',
            serialize: wholeNumber,
            parseValue: wholeNumber,
            parseLiteral: (node) =>
              wholeNumber(
                node.kind === Kind.INT || node.kind === Kind.STRING ? node.value : undefined,
              ),
          };
        }
        if (config.name === 'BigFloat') {
          return {
            ...config,
            description: 'An exact decimal number, as a text.',
            serialize: String,
            parseValue: decimalText,
            parseLiteral: (node) =>
              decimalText('value' in node && node.kind !== Kind.ENUM ? node.value : undefined),
          };
        }
        return config;
      },
    },
  },
};
