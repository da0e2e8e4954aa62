/** `preferredDeliveryMethod`, `due_on`, `IN_REVIEW` → words with a capital first letter. */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\-.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^(is|has) /, '')
    .replace(/ (at|on|id)$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
