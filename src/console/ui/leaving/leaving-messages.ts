/** Words of the question before a form is left. */
export const leavingMessages = {
  title: 'Leave without saving?',
  text: 'What you entered in the form isn’t saved and will be lost.',
  leave: 'Leave',
};
