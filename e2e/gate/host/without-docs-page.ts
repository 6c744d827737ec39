// Stands in for the docs page of a component: it is no part of a story, and it would bring all of Storybook's blocks.
export const ComponentPage = undefined;
