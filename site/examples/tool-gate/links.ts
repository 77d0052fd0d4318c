/** Takes addresses out of an answer, unless they lead to a host that one has named. */
export const withoutOutsideLinks = (answer: string, hosts: readonly string[]): string =>
  answer.replaceAll(/(?:https?:|(?:[a-z][a-z\d+.-]*:)?[/\\]{2})[^\s<>"'`)\]|]+/giu, (address) =>
    isNamed(address, hosts) ? address : '[address removed]',
  )

const isNamed = (address: string, hosts: readonly string[]): boolean => {
  const full = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(full)) return false
  const { protocol, host } = new URL(full)
  return protocol === 'https:' && hosts.includes(host)
}
