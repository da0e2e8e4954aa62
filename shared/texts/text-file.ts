/** The path of a text, from the folder `db/modules`. */
export const textFile = (module: string, message: string, language: 'nb' | 'en') =>
  `${module}/reactions/${message}.${language}.md`;
