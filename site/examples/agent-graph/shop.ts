/** Five parcels of a tea shop, as its systems would tell of them. Made up for the example. */
import type { ToolName } from './claim.ts'

interface Parcel {
  readonly cents: number
  readonly scans: string
  readonly proof: string
}

export const PARCELS: Readonly<Record<string, Parcel>> = {
  '4101': { cents: 3_450, scans: 'label printed; never scanned by the carrier', proof: 'none' },
  '4102': { cents: 6_200, scans: 'delivered 12 November, 10:42', proof: 'signed “M. Aubry”' },
  '4103': { cents: 1_890, scans: 'in transit, Lyon, 21 November', proof: 'none' },
  '4104': { cents: 2_700, scans: 'at the pickup point since 20 November', proof: 'none' },
  '4105': { cents: 4_150, scans: 'delivered 18 November, 16:05', proof: 'photo, other door' },
}

/** A system that is busy now, and may not be in a second. */
export class Busy extends Error {}

export type Tools = Readonly<Record<ToolName, (order: string) => Promise<string>>>

export const tools: Tools = {
  order: async (order) => {
    const parcel = PARCELS[order]
    return parcel === undefined ? 'no such order' : `paid ${parcel.cents / 100} EUR`
  },
  scans: async (order) => PARCELS[order]?.scans ?? 'no such parcel',
  proof: async (order) => PARCELS[order]?.proof ?? 'no such parcel',
}
