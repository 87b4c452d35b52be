/** Words of every list that has pages. */
export const listMessages = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
};
