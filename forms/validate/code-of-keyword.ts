const codes: Record<string, string> = {
  required: 'BLANK',
  dependentRequired: 'BLANK',
  minItems: 'BLANK',
  minProperties: 'BLANK',
  contains: 'BLANK',
  maxLength: 'TOO_BIG',
  maxItems: 'TOO_BIG',
  maximum: 'TOO_BIG',
  exclusiveMaximum: 'TOO_BIG_OR_EQUAL',
  minimum: 'TOO_SMALL',
  exclusiveMinimum: 'TOO_SMALL_OR_EQUAL',
  enum: 'INCLUSION',
  const: 'INCLUSION',
  uniqueItems: 'TAKEN',
  'false schema': 'PRESENT',
};

/** The code of the closed list for a broken keyword of JSON Schema. */
export function codeOfKeyword(keyword: string, limit: unknown, value: unknown): string {
  if (keyword === 'minLength') return limit === 1 || value === '' ? 'BLANK' : 'TOO_SHORT';
  if (keyword === 'minItems' && limit !== 1 && Array.isArray(value) && value.length > 0) {
    return 'TOO_SHORT';
  }
  if (keyword === 'type' && value === null) return 'BLANK';
  // An empty field is reported as missing, not as malformed.
  const isShape = keyword === 'format' || keyword === 'pattern';
  if (isShape && typeof value === 'string' && value.trim() === '') return 'BLANK';
  return codes[keyword] ?? 'INVALID';
}
