/** By it the text box says which option the keyboard is at. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`;
