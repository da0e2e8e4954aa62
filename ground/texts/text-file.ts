/** Where a text stands, from the folder `db/modules`. */
export const textFile = (module: string, message: string, language: 'nb' | 'en') =>
  `${module}/reactions/${message}.${language}.md`;
