// Written by "npm run generate" from the machines; do not edit.
export const withdrawalCancel = {
  source: '857d270ac9c82061',
  graph:
    '{"machine":"withdrawalCancel","inputs":[{"input":{"id":"901"},"node":0}],"finiteInputs":[],"steps":[{"kind":"person","event":"withdrawal.cancel"},{"kind":"person","event":"cancel.keep"},{"kind":"person","event":"cancel.confirm"},{"kind":"server","event":"cancelWithdrawal","outcome":"cancelled"},{"kind":"server","event":"cancelWithdrawal","outcome":"review has begun"},{"kind":"server","event":"cancelWithdrawal","outcome":"network down"}],"explored":5,"faces":[{"state":"offered","waits":"person","tags":[],"projection":{"busy":false},"can":["withdrawal.cancel"]},{"state":"confirming","waits":"person","tags":["form"],"projection":{"busy":false},"can":["cancel.keep","cancel.confirm"]},{"state":"cancelling","waits":"server","tags":["busy"],"projection":{"busy":true},"can":[]},{"state":"cancelled","waits":"final","tags":["final"],"projection":{"busy":false},"can":[]}],"nodes":[[0,0,1],[1,1,0,2,2],[2,3,3,4,0,5,0],[3]]}',
};
