/** Words of every form whose lines go into the draft. */
export const settingMessages = {
  changed: 'Changed',
  live: (value: string) => `Live: ${value}`,
  empty: 'empty',
  on: 'on',
  off: 'off',
  meanwhile: (value: string) =>
    value === ''
      ? 'Another operator emptied this while you typed.'
      : `Another operator wrote “${value}” while you typed.`,
  saveMine: 'Save mine',
  takeTheirs: 'Keep theirs',
} as const;
