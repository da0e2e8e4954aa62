import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FigureRules, readFigure } from '#forms/validate/read-figure.ts';
import { showFigure } from '../../ui/money/formatMoney.ts';

interface Options {
  rules: FigureRules;
  text: string;
  onChange: (text: string) => void;
  /** Formats a valid number in the field; by default in groups of three. */
  show?: (value: string, language: string) => string;
}

/**
 * A typed number: when its field loses focus it is shown as understood, or the user is asked which of two
 * readings they mean. While typing there is no message.
 */
export function useTypedFigure({ rules, text, onChange, show = showFigure }: Options) {
  const { t, i18n } = useTranslation('app/forms');
  const [isLeft, setIsLeft] = useState(false);
  const read = readFigure(text, rules);
  const fault = 'fault' in read && text.trim() !== '' ? read : null;
  const explain = () => {
    if (fault?.fault === 'PERCENT') return t('figure.percent');
    if (fault?.fault !== 'TWO_WAYS') return undefined;
    const readings = {
      whole: showFigure(fault.whole, i18n.language),
      decimal: showFigure(fault.decimal, i18n.language),
    };
    return t(rules.decimals === 0 ? 'figure.whole' : 'figure.twoWays', readings);
  };
  return {
    /** Set once the field was left with a text that is no figure. */
    isUnread: isLeft && fault !== null,
    /** The reason the text is invalid, if there is a specific one. */
    reason: isLeft ? explain() : undefined,
    onFocus: () => setIsLeft(false),
    onBlur: () => {
      setIsLeft(true);
      if (!('value' in read)) return;
      const shown = show(read.value, i18n.language);
      if (shown !== text) onChange(shown);
    },
  };
}
