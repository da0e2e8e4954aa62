import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { figureRulesOf } from '../refusals/unreadableNumbers.ts';
import type { meals } from './travelReport.ts';
import { useTravel } from './useTravel.ts';

/** The number of provided meals of a kind. */
export function MealCount({ name }: { name: (typeof meals)[number] }) {
  const { i18n } = useTranslation();
  const { change, fieldOf } = useTravel();
  const { path, error, ...field } = fieldOf(name);
  const figure = useTypedFigure({
    rules: figureRulesOf(name),
    text: field.value,
    onChange: (text) => change(name, text),
  });
  const unread = () => refusalText({ code: 'INVALID', path: name }, i18n.language, field.label);
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      placeholder="0"
      data-path={path}
      error={figure.reason ?? error ?? (figure.isUnread ? unread() : undefined)}
      onFocus={figure.onFocus}
      onBlur={figure.onBlur}
      onChange={(event) => change(name, event.currentTarget.value)}
    />
  );
}
