import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser; `useEffect` on a server, where React 18 warns about layout effects. */
export const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
