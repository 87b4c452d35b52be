// Written by "npm run generate" from the machines; do not edit.
export const downlineRebates = {
  source: '4a838f632a24e6cd',
  graph:
    '{"machine":"downlineRebates","inputs":[{"input":{"account":"text"},"node":0}],"finiteInputs":[],"steps":[{"kind":"person","event":"form.submit","payload":{"values":{"rebateRNG":"0.2"}}},{"kind":"person","event":"form.submit","payload":{"values":{"rebateRNG":"0.9","rebateLIVE":""}}},{"kind":"person","event":"form.submit","payload":{"values":{}}},{"kind":"server","event":"saveRebates","outcome":"saved"},{"kind":"server","event":"saveRebates","outcome":"more than the agent has"},{"kind":"server","event":"saveRebates","outcome":"less than was given on"},{"kind":"server","event":"saveRebates","outcome":"network down"}],"explored":5,"faces":[{"state":"editing","waits":"person","tags":["form"],"projection":{"busy":false,"saved":false},"can":["form.submit"]},{"state":"saving","waits":"server","tags":["busy"],"projection":{"busy":true,"saved":false},"can":[]},{"state":"editing","waits":"person","tags":["form"],"projection":{"busy":false,"saved":true},"can":["form.submit"]}],"nodes":[[0,0,1,1,1,2,1],[1,3,2,4,0,5,0,6,0],[2,0,1,1,1,2,1]]}',
};
