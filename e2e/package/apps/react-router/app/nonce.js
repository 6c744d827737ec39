import { createContext } from 'react';

/** Of the page that the server renders. A browser hides it. */
export const NonceContext = createContext(undefined);
