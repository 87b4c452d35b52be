// Written by "npm run generate" from the contracts and the areas; do not edit.
export { messageSettingsContract as contract } from '../../message-settings/message-settings.contract.ts';
export { messageSettingsMachine as machine } from '../../message-settings/message-settings.machine.ts';
