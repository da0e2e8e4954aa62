import type { TFunction } from 'i18next';
import formSchema from '#forms/applications/application-form.schema.json' with { type: 'json' };
import checksSchema from '#forms/applications/job-checks.schema.json' with { type: 'json' };
import { readOutline } from '../document/readOutline.ts';
import type { HelpSchema } from './schemaAt.ts';
import { type SchemaHelp, schemaHelp } from './schemaHelp.ts';

const named = [
  ...(['pages', 'pageNumber', 'questions', 'id', 'label', 'title', 'description', 'type'] as const),
  ...(['required', 'options', 'validationRegexp', 'validationMessage', 'condition'] as const),
  ...(['questionId', 'mode', 'value', 'values', 'schema', 'definitions'] as const),
  ...(['jobChecks', 'jobCheckType'] as const),
];

/** Both documents, as the designer's one text has them. */
const joined = {
  ...formSchema,
  properties: { ...formSchema.properties, jobChecks: checksSchema },
};

/** Help with the text of an application form, in the language that is spoken. */
export function formHelp(t: TFunction<'recruitment/designer'>): SchemaHelp {
  return schemaHelp({
    schema: joined as HelpSchema,
    say: (path, [first]) => {
      const name = path.findLast((step) => typeof step === 'string');
      const known = named.find((one) => one === name);
      return known ? t(`help.${known}`) : first?.description;
    },
    valuesAt: (path, text) =>
      path.at(-1) === 'questionId'
        ? readOutline(text).pages.flatMap(({ questions }) => questions.map(({ id }) => id))
        : [],
  });
}
