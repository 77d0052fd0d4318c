/** What whoever looks after the site is told over any page, of all visitors together. */
export interface DeskCounters {
  /** Messages in the store, suspect ones aside, and those nobody has opened. */
  readonly messages: number
  readonly unread: number
  /** Of the last 30 days; none while visits are not counted. */
  readonly visits?: {
    readonly visitors: number
    readonly views: number
    readonly conversions: number
    readonly score: number
  }
}

/** `GET`: {@link DeskCounters} for the owner, the way to the door for anybody else. */
export const COUNTERS_ENDPOINT = '/admin/counters'
