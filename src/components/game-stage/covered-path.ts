/** True while a cover lies over all pages: what runs below it, unseen, is to pause. Not for layouts. */
export const coveredPath = '$platform.covered';
/** Where the flow that starts games leaves the address of the one that runs; nothing that a layout could read. */
export const gameAddressPath = '$game.address';
