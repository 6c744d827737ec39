import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useTheme } from '../../provider/quoin-context';
import { paletteOf, type Palette, type ShownTheme } from './palette';

/** Follows the provider's theme or, for `system`, the operating system, like the style sheet. */
export function usePalette(): Palette {
  const theme = useTheme();
  const forced = useMedia('(forced-colors: active)');
  const contrast = useMedia('(prefers-contrast: more)');
  const printing = useMedia('print');
  const dark = useMedia('(prefers-color-scheme: dark)');
  let shown: ShownTheme = theme === 'system' ? 'light' : theme;
  if (theme === 'system' && dark) shown = 'dark';
  if (theme === 'system' && contrast) shown = 'high-contrast';
  if (printing) shown = 'light';
  if (forced) shown = 'forced';
  return useMemo(() => paletteOf(shown), [shown]);
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
