/** Before anybody else hears of it. On window, browsers let no touch wait for who listens. */
export const listen = (types: readonly string[], listener: (event: Event) => void): void => {
  for (const type of types) addEventListener(type, listener, true)
}
