/** The ticket of an address that a launch gives, as the page of a game reads it. */
export const readAddressTicket = (address: string): string =>
  new URLSearchParams(new URL(address).hash.slice(1)).get('ticket') ?? '';
