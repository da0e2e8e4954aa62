import { isEnumCodec, type PgCodec } from '@dataplan/pg';
import {
  type GraphQLEnumType,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'grafast/graphql';
import { type SQL, sql } from 'pg-sql2';
import { finished } from './finish-answer.ts';
import { constant, faulty, leaveToGrafast } from './text.ts';

/** Whole numbers up to here are exact in JSON. */
const largestExact = sql`9007199254740991`;

const quoted = (text: SQL) => sql`'"' || ${text} || '"'`;
const asText = (value: SQL) => sql`(${value})::text`;

interface Scalar {
  /** The scalar of the API that writes it. */
  type: string;
  text(value: SQL, cast: SQL): SQL;
}

const words: Scalar = { type: 'String', text: (value) => sql`to_json(${asText(value)})::text` };
const whole: Scalar = { type: 'Int', text: asText };
/** A number that JSON cannot hold exactly is an error of the scalar. */
const large: Scalar = {
  type: 'BigInt',
  text: (value) =>
    sql`case when ${value} between -${largestExact} and ${largestExact} then ${asText(value)} when ${value} is not null then ${faulty} end`,
};
/** Postgres and JavaScript write other sizes differently. */
const float: Scalar = {
  type: 'Float',
  text: (value) =>
    sql`case when ${value} = 0 then '0' when abs(${value}) >= 1e-4 and abs(${value}) < 1e15 then ${asText(value)} when ${value} is not null then ${faulty} end`,
};
const json: Scalar = {
  type: 'JSON',
  text: (value) => finished('json', asText(value)),
};
const truth: Scalar = { type: 'Boolean', text: asText };
const cast = (type: string): Scalar => ({ type, text: (_value, text) => quoted(text) });

/** The scalar that writes each type of Postgres, by the name of its codec. */
const scalars: Record<string, Scalar> = {
  text: words,
  citext: words,
  varchar: words,
  bpchar: words,
  int2: whole,
  int4: whole,
  int8: large,
  float8: float,
  numeric: cast('BigFloat'),
  bool: truth,
  json,
  jsonb: json,
  uuid: cast('UUID'),
  date: cast('Date'),
  timestamptz: cast('Datetime'),
  time: { type: 'Time', text: (_value, text) => quoted(sql`left(${text}, 5)`) },
};

/** The codec below a domain. */
export function baseOf(codec: PgCodec): PgCodec {
  return codec.domainOfCodec ? baseOf(codec.domainOfCodec) : codec;
}

/** The JSON text of a value that is no row, as codec and scalar write it together; null for null. */
export function jsonText(given: PgCodec, type: GraphQLOutputType, value: SQL): SQL {
  const codec = baseOf(given);
  const nullable = getNullableType(type);
  if (codec.arrayOfCodec || isListType(nullable)) {
    if (!codec.arrayOfCodec || !isListType(nullable))
      return leaveToGrafast(`${codec.name} as ${type}`);
    return listText(value, nullable.ofType, (item) =>
      jsonText(codec.arrayOfCodec as PgCodec, nullable.ofType, item),
    );
  }
  if (isEnumType(nullable)) return enumText(nullable, isEnumCodec(codec), value);
  const scalar = scalars[codec.name];
  if (scalar?.type !== nullable.name) return leaveToGrafast(`${codec.name} as ${type}`);
  return sql`(${scalar.text(value, codec.castFromPg?.(value) ?? asText(value))})`;
}

/** The JSON text of an array, of which each item is written alike. */
export function listText(value: SQL, type: GraphQLOutputType, text: (item: SQL) => SQL): SQL {
  const item = sql.identifier(Symbol('item'));
  const absent = isNonNullType(type) ? faulty : sql`'null'`;
  const items = sql`array(select coalesce(${text(item)}, ${absent}) from unnest(${value}) as ${item})`;
  return sql`(case when array_ndims(${value}) > 1 then ${faulty} when ${value} is not null then '[' || array_to_string(${items}, ',') || ']' end)`;
}

function enumText(type: GraphQLEnumType, isEnum: boolean, value: SQL): SQL {
  const values = type.getValues();
  // A text with the values of an enum may hold another.
  if (!isEnum) return leaveToGrafast(`the enum ${type}`);
  if (values.every(({ name, value: stored }) => name === stored)) return quoted(asText(value));
  const cases = values.map(
    (one) => sql`when ${constant(String(one.value))} then ${constant(`"${one.name}"`)}`,
  );
  return sql`(case ${asText(value)} ${sql.join(cases, ' ')} end)`;
}
