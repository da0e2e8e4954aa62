/** The component name of an icon in the icon set: `IconFileInvoice` of `file-invoice`. */
export function iconComponent(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Icon${words.join('')}`;
}
