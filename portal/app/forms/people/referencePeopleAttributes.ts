/** The people of a form as the server is sent them: all of them, since who is left out is removed. */
export function referencePeopleAttributes(values: Record<string, string>) {
  const count = Number(values.referenceCount ?? 0);
  return Array.from({ length: count }, (_, at) => {
    const read = (key: string) => values[`referencePeople.${at}.${key}`] || null;
    const id = read('id');
    return {
      ...(id ? { id } : {}),
      name: read('name'),
      email: read('email'),
      phone: read('phone'),
      referenceNumber: read('referenceNumber'),
    };
  });
}
