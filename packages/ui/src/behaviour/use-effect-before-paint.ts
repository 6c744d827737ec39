import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; on a server, where it could not run, React 18 would complain of one. */
export const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
