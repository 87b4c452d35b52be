// Written by "npm run generate" from the machines; do not edit.
export const language = {
  source: 'b34d4f8050f22251',
  graph:
    '{"machine":"language","inputs":[{"input":{"code":"EN","codes":["EN","AR","TY"]},"node":0}],"finiteInputs":[],"steps":[{"kind":"person","event":"language.select","payload":{"code":"AR"}},{"kind":"person","event":"language.select","payload":{"code":"TY"}},{"kind":"person","event":"language.select","payload":{"code":"EN"}},{"kind":"server","event":"loadMessages","outcome":"loaded"},{"kind":"server","event":"loadMessages","outcome":"network down"}],"explored":12,"faces":[{"state":"settled","waits":"person","tags":[],"projection":{"busy":false},"can":[]},{"state":"switching","waits":"server","tags":["busy"],"projection":{"busy":true},"can":[]}],"nodes":[[0,0,1,1,2],[1,1,2,2,0,3,3,4,0],[1,0,1,2,0,3,4,4,0],[0,1,5,2,6],[0,0,7,2,8],[1,0,3,2,6,3,4,4,3],[1,0,3,1,5,3,0,4,3],[1,1,4,2,8,3,3,4,4],[1,0,7,1,4,3,0,4,4]]}',
};
