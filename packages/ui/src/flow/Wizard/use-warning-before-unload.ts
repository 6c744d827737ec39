import { useEffect } from 'react';

/** While `unsaved` the browser itself asks before the page is closed or loaded anew; its words are its own. */
export function useWarningBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
