// Where in the portal its reader is, and how they get elsewhere: what an address leads to is fetched first, and then the
// address and the screen change together (docs/decisions/own-navigation.md).
import type { ComponentType } from 'react';
import {
  createPath,
  matchRoutes,
  parsePath,
  type Location,
  type Navigator,
  type Path,
  type Params,
  type To,
} from 'react-router-dom';
import { createGate, type History } from './leaving';
import type { ScreenHandle } from './route-row';

/** What lies at a route's path: a screen, or a way elsewhere. */
export interface Place extends Partial<ScreenHandle> {
  path: string;
  screen?: () => Promise<ComponentType>;
  /** Where the address leads instead, below the base; asked each time somebody goes there. */
  leadsTo?: ((asked: Path) => string | undefined) | undefined;
}

export interface Shown {
  /** With the base. */
  location: Location;
  place: Place | undefined;
  params: Params;
  /** False while the first screen is on its way. */
  arrived: boolean;
  /** Undefined where it did not load. */
  Screen?: ComponentType | undefined;
}

type How = 'PUSH' | 'REPLACE' | 'POP';

interface Settings {
  history: History;
  places: readonly Place[];
  basename?: string;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

export function createPortalRouter({ history, places, basename = '/' }: Settings) {
  const routes = [...places];
  function found(to: Partial<Path>) {
    const { route, params = {} } = matchRoutes(routes, to, basename)?.[0] ?? {};
    return { place: route, params };
  }
  const fetched = new Map<Place, ComponentType>();
  const followers = new Set<(shown: Shown) => void>();
  let state: Shown = { location: history.location, ...found(history.location), arrived: false };
  let latest = 0;

  /** Whoever goes elsewhere meanwhile gets there instead. */
  async function lead(to: Partial<Path>, how: How, kept?: unknown): Promise<void> {
    latest += 1;
    const mine = latest;
    const { place, params } = found(to);
    const instead = place?.leadsTo?.({ pathname: '/', search: '', hash: '', ...to });
    if (instead !== undefined) return lead(withBase(basename, instead), how === 'PUSH' ? how : 'REPLACE');
    // What has come before is shown at once.
    if (place?.screen && !fetched.has(place)) await fetch(place, place.screen);
    if (mine !== latest) return;
    if (how === 'PUSH') history.push(to, kept);
    if (how === 'REPLACE') history.replace(to, kept);
    state = { location: history.location, place, params, arrived: true, Screen: place && fetched.get(place) };
    followers.forEach((follow) => follow(state));
  }

  /** What did not come is asked for again by whoever goes there again. */
  async function fetch(place: Place, screen: () => Promise<ComponentType>): Promise<void> {
    try {
      fetched.set(place, await screen());
    } catch (failure) {
      reportError(failure);
    }
  }

  const gate = createGate(history, lead);
  const turn = (how: How, to: To, kept?: unknown): Promise<void> => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return gate.pass(path, () => lead(path, how, kept));
  };
  void lead(history.location, 'POP');

  return {
    basename,
    get state() {
      return state;
    },
    /** What react-router's links call, with the base. */
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: (to, kept) => void turn('PUSH', to, kept),
      replace: (to, kept) => void turn('REPLACE', to, kept),
    } satisfies Navigator,
    /** @param to below the base @returns when the screen is there */
    navigate: (
      to: To,
      { replace, state: kept }: { replace?: boolean; state?: unknown } = {},
    ): Promise<void> =>
      turn(
        replace ? 'REPLACE' : 'PUSH',
        withBase(basename, typeof to === 'string' ? to : createPath(to)),
        kept,
      ),
    /** @returns stops it */
    subscribe(follower: (shown: Shown) => void): () => void {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    keep: gate.keep,
  };
}

function withBase(basename: string, to: string): Partial<Path> {
  const { pathname = '/', ...rest } = parsePath(to);
  return { ...rest, pathname: basename === '/' ? pathname : basename + pathname.replace(/^\/$/, '') };
}
