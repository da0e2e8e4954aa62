/** The kinds of team, as document A lists them; the plain one first. */
export const teamTags = [
  'GENERIC',
  'VOLUNTEER',
  'SPORTS',
  'MARCHING_BAND',
  'KINDERGARTEN',
  'KINDERGARTEN_AND_SCHOOL',
  'HEALTH_SERVICE_YOUTH',
  'LANGUAGE_SERVICE',
  'RELIGIOUS',
  'PORTERBUDDY',
] as const;
