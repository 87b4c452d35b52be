// Written by "npm run generate" from the machines; do not edit.
export const nameCheck = {
  source: 'b3dd339b5622e601',
  graph:
    '{"machine":"nameCheck","inputs":[{"input":{},"node":0}],"finiteInputs":[],"steps":[{"kind":"person","event":"field.leave","payload":{"field":"username","value":"newcomer"}},{"kind":"person","event":"field.leave","payload":{"field":"username","value":"player"}},{"kind":"server","event":"checkName","outcome":"free"},{"kind":"server","event":"checkName","outcome":"taken"},{"kind":"server","event":"checkName","outcome":"too many requests"},{"kind":"server","event":"checkName","outcome":"network down"}],"explored":7,"faces":[{"state":"idle","waits":"person","tags":[],"projection":{"busy":false},"can":[]},{"state":"asking","waits":"server","tags":["busy"],"projection":{"busy":true},"can":[]}],"nodes":[[0,0,1,1,2],[1,1,2,2,3,3,3,4,0,5,0],[1,0,1,2,4,3,4,4,0,5,0],[0,1,2],[0,0,1]]}',
};
