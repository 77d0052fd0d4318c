/** Chance, as a name that nothing else will ever have. `randomUUID` is missing without HTTPS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
