/** How each file of docs/guides is tried: `steps` by `npm run guides`, or the test that holds what it says. */
export const followed: Readonly<Record<string, string>> = {
  'breaks.md': 'platform/protection/return-to-play.test.ts',
  'api-call.md': 'steps',
  'component.md': 'steps',
  'form-field.md': 'steps',
  'layout.md': 'steps',
  'locale.md': 'steps',
  'machine.md': 'steps',
  'messages.md': 'server/infrastructure/messages',
  'pattern-family.md': 'steps',
  'server-flow.md': 'server/flows/flows.test.ts',
  'vendor.md': 'server/vendor-kit/kit.test.ts',
};
