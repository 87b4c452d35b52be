/** As mail is delivered between hosts: a name, and a domain of two parts or more. */
const form = /^[^@\s.]+(?:\.[^@\s.]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** Whether mail can reach an address, as far as its form tells. */
export const isMailbox = (address: string): boolean => form.test(address);
