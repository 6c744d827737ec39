import { useMemo } from 'react';
import { useLocale } from '../../provider/quoin-context';
import { formatDate, formatInstant, type DateLength } from './dates';
import { formatFigure, type FigureKind, type FigureOptions } from './figure-parts';

type Wire = string | null | undefined;

/** Formats API values as text in the current language; to render an element, prefer `Figure`. */
export function useFormat() {
  const locale = useLocale();
  return useMemo(() => {
    const figure = (kind: FigureKind) => (wire: Wire, options?: FigureOptions) =>
      formatFigure(kind, wire, locale, options);
    return {
      money: figure('money'),
      price: figure('price'),
      percent: figure('percent'),
      units: figure('units'),
      count: (count: number) => formatFigure('count', String(count), locale),
      date: (wire: Wire, length?: DateLength) => formatDate(wire, locale, length),
      instant: (wire: Wire, length?: DateLength) => formatInstant(wire, locale, length),
    };
  }, [locale]);
}
