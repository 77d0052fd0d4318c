/** Whose visits are counted by nobody, by what their requests say. */

export const LEFT_OUT = ['objected', 'owner', 'bot'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** @param isOwner whether the request comes from a browser that the owner signed in with */
export const leftOut = (headers: Headers, isOwner: boolean): LeftOut | undefined => {
  // “Do not track” is old and still a no; a browser says the other one for all sites at once.
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return 'objected'
  if (isOwner) return 'owner'
  return BOT.test(headers.get('user-agent') ?? '') ? 'bot' : undefined
}

/** Programs that say so, and whatever does not name itself at all. */
const BOT =
  /^$|(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|uptime|archiver|validator|scan|feed|curl|wget|python|java\/|go-http|node|axios|okhttp|ruby|perl|php|https?:\/\//iu
