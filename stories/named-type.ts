/** Shows a type by its name, where Storybook would write out its members and cut them off. */
export const namedType = (summary: string) => ({ table: { type: { summary } } });
