/** What all nodes of a run seal with: what one wrote another reads. */
export const sharedSecretKey = Buffer.alloc(32, 7);
