/** Whether the words of a command line ask how it is used: that is answered on standard output, with exit code 0. */
export const asksForHelp = ([first = '']: readonly string[]): boolean =>
  ['--help', '-h', 'help'].includes(first);
