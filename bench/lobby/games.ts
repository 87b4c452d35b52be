import { makeLobby } from './contender.ts';

declare global {
  var lobby: import('./contender.ts').LobbyData;
  var makeLobby: (count: number) => import('./contender.ts').LobbyData;
}
globalThis.makeLobby = makeLobby;
