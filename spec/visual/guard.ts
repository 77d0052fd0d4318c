/** Who may ask the dev server for pictures, and have them accepted: pages of this very Storybook. */

export interface Asked {
  readonly method: string
  /** Address that the connection comes from. */
  readonly from: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** @returns why it is refused, or nothing where it is not */
export const refusal = ({ method, from, headers }: Asked): string | undefined => {
  const { host, origin, 'sec-fetch-site': site, 'content-type': type } = headers
  if (from === undefined || !LOOPBACK.test(from)) return 'This machine alone may ask.'
  // A name that somebody else's server lets point here would be another site's.
  if (typeof host !== 'string' || !OWN_NAMES.test(host)) return 'Not by this name.'
  if (origin !== undefined && origin !== `http://${host}`) return 'Not from another site.'
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'Not from another site.'
  if (method === 'GET') return undefined
  if (method !== 'POST') return 'GET and POST alone.'
  // A form of another site cannot send this type.
  return type === 'application/json' ? undefined : 'JSON alone.'
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/u
const OWN_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/u
