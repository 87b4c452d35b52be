// Written by "npm run generate" from the machines; do not edit.
export const withdrawalCancel = {
  source: 'b84675557cd6dd4e',
  graph:
    '{"machine":"withdrawalCancel","inputs":[{"input":{"id":"901"},"node":0}],"finiteInputs":[],"steps":[{"kind":"person","event":"cancel.confirm"},{"kind":"server","event":"cancelWithdrawal","outcome":"cancelled"},{"kind":"server","event":"cancelWithdrawal","outcome":"review has begun"},{"kind":"server","event":"cancelWithdrawal","outcome":"network down"}],"explored":4,"faces":[{"state":"confirming","waits":"person","tags":["form"],"projection":{"busy":false},"can":["cancel.confirm"]},{"state":"cancelling","waits":"server","tags":["busy"],"projection":{"busy":true},"can":[]},{"state":"cancelled","waits":"final","tags":["final"],"projection":{"busy":false},"can":[]}],"nodes":[[0,0,1],[1,1,2,2,0,3,0],[2]]}',
};
