// What a list is asked for by who says nothing.
export const FIRST_PAGE = 1;
export const USUAL_PAGE_SIZE = 12;
