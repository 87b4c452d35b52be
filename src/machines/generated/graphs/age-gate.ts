// Written by "npm run generate" from the machines; do not edit.
export const ageGate = {
  source: 'db1a88b955ec669f',
  graph:
    '{"machine":"ageGate","inputs":[{"input":{"minimumAge":18,"confirmed":false},"node":0},{"input":{"minimumAge":18,"confirmed":true},"node":1},{"input":{"minimumAge":21,"confirmed":false},"node":0},{"input":{"minimumAge":21,"confirmed":true},"node":1}],"finiteInputs":["confirmed"],"steps":[{"kind":"person","event":"age.confirm","leaves":["rememberAge"]},{"kind":"person","event":"age.deny"},{"kind":"person","event":"age.correct"},{"kind":"person","event":"site.leave","leaves":["leaveSite"]}],"explored":8,"faces":[{"state":"asking","waits":"person","tags":["form"],"projection":{},"can":["age.confirm","age.deny"]},{"state":"passed","waits":"final","tags":["final"],"projection":{},"can":[]},{"state":"refused","waits":"person","tags":[],"projection":{},"can":["age.correct","site.leave"]}],"nodes":[[0,0,1,1,2],[1],[2,2,0,3,2]]}',
};
