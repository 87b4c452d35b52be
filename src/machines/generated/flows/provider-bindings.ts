// Written by "npm run generate" from the contracts and the areas; do not edit.
export { providerBindingsContract as contract } from '../../provider-bindings/provider-bindings.contract.ts';
export { providerBindingsMachine as machine } from '../../provider-bindings/provider-bindings.machine.ts';
