/** True while a cover lies over all pages: what runs below it, unseen, is to pause. Not for layouts. */
export const coveredPath = '$platform.covered';
