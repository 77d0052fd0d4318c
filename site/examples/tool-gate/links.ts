/** Takes addresses out of an answer, unless they lead to a host that one has named. */
export const withoutOutsideLinks = (answer: string, hosts: readonly string[]): string =>
  answer.replaceAll(/(?:https?:|(?:[a-z][a-z\d+.-]*:)?[/\\]{2})[^\s<>"'`)\]|]*/giu, (address) =>
    isNamed(address, hosts) ? address : '[address removed]',
  )

// The slash counts: without it, what follows the address could still change its host.
const isNamed = (address: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => address.toLowerCase().startsWith(`https://${host}/`))
