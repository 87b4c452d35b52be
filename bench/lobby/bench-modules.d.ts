/** Made by build-contenders.ts from the compiled layouts. */
declare module 'bench:pages' {
  const pages: Readonly<Record<string, import('../../src/protocol/release/release.ts').CompiledScreen>>;
  export default pages;
}
declare module 'bench:messages' {
  const messages: import('../../src/protocol/json/json.ts').JsonObject;
  export default messages;
}
declare module 'bench:classes' {
  /** Node id, or value of a bound variant, → its class in the compiled layout. */
  const classes: Readonly<Record<string, string>> &
    Readonly<Record<'success' | 'danger' | 'warning', string>>;
  export default classes;
}
declare module 'bench:slots' {
  /** Part of the form → its class. */
  const slots: Readonly<Record<string, string>>;
  export default slots;
}
declare module 'bench:form' {
  const form: import('../../src/protocol/release/release.ts').CompiledForm;
  export default form;
}
declare module 'bench:validator' {
  export const validate: unknown;
}
