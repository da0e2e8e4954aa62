/** The keywords allowed in a question's own schema. An answer is a text, or several if it is an array. */
export const fragmentKeywords = [
  'type',
  'format',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'items',
  'minItems',
  'maxItems',
  'title',
  'description',
  '$ref',
] as const;

/** The formats of a text, each with a control of its own. */
export const fragmentFormats = [
  'date',
  'time',
  'date-time',
  'email',
  'phone',
  'national-id',
  'address',
  'file',
] as const;

export const fragmentTypes = ['string', 'number', 'integer', 'array'] as const;
