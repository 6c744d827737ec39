// Effects of every navigation: scrolls to the top, sets title and description, and focuses the page.
import { BRAND } from '@quoin/rules';
import { PAGE_ID } from '@quoin/ui';
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useText } from '../i18n/LanguageProvider';
import type { ScreenHandle } from './route-row';

/** @returns value for `TitleContext`, by which screens and flow steps set the page title */
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
    if (first) return; // the browser restores the scroll position, or the user has already scrolled
    const left = hidden.current?.pathname === pathname ? hidden.current : undefined;
    if (left) hidden.current = undefined;
    if (hash === '') window.scrollTo(0, left?.top ?? 0);
    focusPage();
  }, [pathname, hash, hidden]);

  return useMemo(() => ({ namePage: (title: string) => setOwn({ pathname, title }), nameStep }), [pathname]);
}

/** Sets the page title of a screen. @param title undefined until the name of its resource has loaded */
export function usePageTitle(title: string | undefined): void {
  const context = use(TitleContext);
  useEffect(() => {
    if (title !== undefined) context?.namePage(title);
  }, [context, title]);
}

/** Sets the page title to the name of the screen and that of its resource, such as an investment. */
export const useResourceTitle = (page: string, name: string | undefined): void =>
  usePageTitle(name && `${page} · ${name}`);

/** Puts the current step of a flow first in the page title. */
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

/** Moves screen readers to the top of the new content, after a navigation or a change of step. */
export const focusPage = () => document.getElementById(PAGE_ID)?.focus({ preventScroll: true });

/** Remembers the scroll position when the tab is hidden, to restore it if the user returns to the same URL. */
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
