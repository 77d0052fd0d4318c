/** How many reports are taken in an hour. In memory: a count that is lost with its process harms nobody. */
export interface ReportLimits {
  readonly perAddress: number
  readonly inAll: number
}

/** Many people share an address; a page that is left tells one thing. */
export const REPORT_LIMITS: ReportLimits = { perAddress: 600, inAll: 50_000 }

/** @returns seconds to wait; 0: it is taken, and counted */
export const createRate = ({ perAddress, inAll }: ReportLimits) => {
  let hour = 0
  let all = 0
  let counts = new Map<string, number>()
  return (who: string, at: number): number => {
    const current = Math.floor(at / HOUR_MS)
    if (current !== hour) {
      hour = current
      all = 0
      counts = new Map()
    }
    const count = counts.get(who) ?? 0
    if (all >= inAll || count >= perAddress) return Math.ceil((HOUR_MS - (at % HOUR_MS)) / 1000)
    all += 1
    counts.set(who, count + 1)
    return 0
  }
}

const HOUR_MS = 3_600_000
