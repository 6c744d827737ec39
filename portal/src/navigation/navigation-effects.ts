// What every navigation does: the page starts at its top, its title and description are said, and the focus goes to it.
import { BRAND } from '@quoin/rules';
import { PAGE_ID } from '@quoin/ui';
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useText } from '../i18n/LanguageProvider';
import type { ScreenHandle } from './route-row';

/** @returns for `TitleContext`: by it a screen that shows one thing, and a step of a flow, name the page */
export function useNavigationEffects(): Title {
  const { pathname, hash } = useLocation();
  const { titleId, descriptionId = 'app.description' } = (useMatches().at(-1)?.handle ??
    {}) as Partial<ScreenHandle>;
  const text = useText();
  const [own, setOwn] = useState<{ pathname: string; title: string }>();
  const [step, nameStep] = useState<string>();
  const page = own?.pathname === pathname ? own.title : titleId && text(titleId);
  const title = [step, page].filter(Boolean).join(' · ');
  const description = text(descriptionId);
  const before = useRef<string>(undefined);
  const hidden = usePlaceWhenHidden();

  useEffect(() => {
    document.title = title ? `${title} · ${BRAND.product}` : BRAND.product;
  }, [title]);

  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  useEffect(() => {
    const first = before.current === undefined;
    if (before.current === pathname) return;
    before.current = pathname;
    if (first) return; // the browser restores the scroll position, or the reader has scrolled already
    const left = hidden.current?.pathname === pathname ? hidden.current : undefined;
    if (left) hidden.current = undefined;
    if (hash === '') window.scrollTo(0, left?.top ?? 0);
    focusPage();
  }, [pathname, hash, hidden]);

  return useMemo(() => ({ namePage: (title: string) => setOwn({ pathname, title }), nameStep }), [pathname]);
}

/** In a screen: the name of what it shows, once it is known, is the title of the page. */
export function usePageTitle(title: string): void {
  const context = use(TitleContext);
  useEffect(() => {
    context?.namePage(title);
  }, [context, title]);
}

/** In a flow: the step on the screen comes first in the title of the page. */
export function useStepTitle(step: string | undefined): void {
  const nameStep = use(TitleContext)?.nameStep;
  useEffect(() => {
    nameStep?.(step);
    return () => nameStep?.(undefined);
  }, [nameStep, step]);
}

interface Title {
  namePage: (title: string) => void;
  nameStep: (step: string | undefined) => void;
}
export const TitleContext = createContext<Title | undefined>(undefined);

/** For a screen reader the new content begins at its top: after a navigation, and between the steps of one screen. */
export const focusPage = () => document.getElementById(PAGE_ID)?.focus({ preventScroll: true });

/** A person who comes back to the address at which the tab was left finds the place where they were. */
function usePlaceWhenHidden() {
  const { pathname } = useLocation();
  const place = useRef<{ pathname: string; top: number }>(undefined);
  useEffect(() => {
    const save = () => {
      if (document.visibilityState === 'hidden') place.current = { pathname, top: window.scrollY };
    };
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, [pathname]);
  return place;
}
