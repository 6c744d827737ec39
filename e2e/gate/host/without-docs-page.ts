// A stub for the docs page, which is not part of a story and would load all of Storybook's blocks.
export const ComponentPage = undefined;
