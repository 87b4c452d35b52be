/** What is said about a time that the clocks of a zone skip or show twice. */
export const clockMessages = {
  twice: (first: string) => `The clocks show this time twice that day. The first counts: ${first}.`,
  skipped: 'The clocks skip this time that day. Choose another.',
  never: (counted: string) => `The clocks skip this time that day. It counts as ${counted}.`,
};
