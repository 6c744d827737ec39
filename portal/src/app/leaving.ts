// Before a page is left, who has something to lose there is asked.
import type { Location, Path, UNSAFE_createBrowserHistory } from 'react-router-dom';

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Change = Parameters<Parameters<History['listen']>[0]>[0];

/** Who wants to be asked, one at a time. */
export interface Keeper {
  mustAsk: (to: Partial<Path>) => boolean;
  /** @param leave goes where the reader wanted to go */
  hold: (leave: () => void) => void;
}

export function createGate(history: History, lead: (to: Location, how: 'POP') => Promise<void>) {
  let keeper: Keeper | undefined;
  let takenBack: (() => void) | undefined;

  /** The browser has gone there already: who has to be asked first is taken back. */
  async function follow({ location, delta }: Change): Promise<void> {
    if (takenBack) return takenBack();
    if (!delta || !keeper?.mustAsk(location)) return lead(location, 'POP');
    const { hold } = keeper;
    const back = new Promise<void>((done) => {
      takenBack = done;
    });
    history.go(-delta);
    await back;
    takenBack = undefined;
    hold(() => {
      keeper = undefined;
      history.go(delta);
    });
  }
  history.listen((change) => void follow(change));

  return {
    /** Leads on at once, or when whoever was asked lets go. */
    async pass(to: Partial<Path>, on: () => Promise<void>): Promise<void> {
      if (!keeper?.mustAsk(to)) return on();
      keeper.hold(() => void on());
    },
    /** @returns takes it back */
    keep(asking: Keeper): () => void {
      keeper = asking;
      return () => {
        if (keeper === asking) keeper = undefined;
      };
    },
  };
}
