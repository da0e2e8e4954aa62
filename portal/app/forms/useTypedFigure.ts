import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FigureRules, readFigure } from '../../../forms/validate/read-figure.ts';
import { showFigure } from '../../ui/money/showFigure.ts';

interface Options {
  rules: FigureRules;
  text: string;
  onChange: (text: string) => void;
  /** Formats a valid number in the field; by default in groups of three. */
  show?: (value: string, language: string) => string;
}

/**
 * A figure that is typed: on leaving its field it is written as it was understood, or its writer is asked which of two
 * readings is meant. While it is being typed nothing is said.
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
    /** Why it is none, where more can be said than that. */
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
