// What the list of products says in English.
import shelf from './en/shelf.json';

export const enShelf = {
  words: shelf,
  components: undefined,
};
