/** Left in the tab by a registration: its first steps are shown in place of notices. */
export const registeredMark = 'registered';
