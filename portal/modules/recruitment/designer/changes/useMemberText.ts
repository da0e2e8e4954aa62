import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { isByLanguage, localize } from '../document/asText.ts';
import { kinds } from '../kinds/kinds.ts';

const named = [
  ...(['title', 'description', 'label', 'type', 'required', 'options', 'condition'] as const),
  ...(['validationRegexp', 'validationMessage', 'schema'] as const),
];
type Named = (typeof named)[number];

/** Names a member of a question or page and its value, for users who do not read the JSON. */
export function useMemberText() {
  const { t } = useTranslation('recruitment/designer');
  const language = useLanguage();
  const known = (name: string) => named.find((one): one is Named => one === name);
  const say = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '';
    if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
    const kind = name === 'type' ? kinds.find((one) => one === value) : undefined;
    if (kind) return t(`kind.${kind}`);
    if (name === 'options' && Array.isArray(value)) {
      return value.map((one) => localize(one?.label ?? one, language)).join(', ');
    }
    if (name === 'condition') return conditionText(value);
    if (isByLanguage(value)) {
      return Object.values(value).every((one) => typeof one === 'string')
        ? Object.values(value).join(' / ')
        : JSON.stringify(value);
    }
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const conditionText = (value: object) => {
    const { questionId, mode, value: one, values } = value as Record<string, unknown>;
    const answers = [one, ...(Array.isArray(values) ? values : [])].filter(Boolean).map(String);
    const isHiding = mode === 'HIDE_IF_MATCH';
    return t(`map.short.${isHiding ? 'hides' : 'shows'}`, {
      question: questionId,
      answers: new Intl.ListFormat(language, { type: 'disjunction' }).format(answers),
    });
  };
  return {
    label: (name: string) => {
      const own = known(name);
      return own ? t(`changes.member.${own}`) : name;
    },
    say,
  };
}
