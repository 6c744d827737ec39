// What a product and its webinars say in English.
import browse from './en/browse.json';

export const enBrowsing = {
  words: browse,
  components: undefined,
};
