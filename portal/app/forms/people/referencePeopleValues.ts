interface Person {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  referenceNumber: string | null;
}

/** The people there are, as the values a form keeps them by. */
export function referencePeopleValues(people: readonly Person[]): Record<string, string> {
  const fields = people.flatMap((person, at) =>
    (['id', 'name', 'email', 'phone', 'referenceNumber'] as const).map((key) => [
      `referencePeople.${at}.${key}`,
      person[key] ?? '',
    ]),
  );
  return { ...Object.fromEntries(fields), referenceCount: String(people.length) };
}
