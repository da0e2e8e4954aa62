/** What a question's own schema may hold. An answer is a text, or several where it is an array. */
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

/** What a text may have to be, each with the control it is asked by. */
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
