/** Rises when pictures change, so that browsers that keep them for ever ask again. */
export const artVersion = 1;
