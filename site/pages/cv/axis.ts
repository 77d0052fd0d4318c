/** A resume's years as the axis draws them: places in half years, which tell a career well enough. */
import type { Resume, Span } from '../../owner/resume.ts'

export interface Axis {
  /** How many half years. */
  readonly columns: number
  readonly years: readonly { readonly label: string; readonly at: number }[]
  /** The half years that something fills. */
  readonly place: (span: Span) => { readonly from: number; readonly to: number }
}

/** From the first year of all to the half year that the resume was last looked over in. */
export const axisOf = ({ work, education, skills, meta }: Resume): Axis => {
  const spans = [...work, ...education, ...skills.flatMap(({ practice }) => practice)]
  const first = Math.min(...spans.map(({ startDate }) => Number(startDate.slice(0, 4))))
  const halves = (month: string): number =>
    (Number(month.slice(0, 4)) - first) * 2 + (Number(month.slice(5, 7)) > 6 ? 1 : 0)
  const columns = halves(meta.lastModified) + 1
  return {
    columns,
    years: Array.from({ length: Math.ceil(columns / 2) }, (_, index) => ({
      label: String(first + index),
      at: index * 2,
    })),
    place: ({ startDate, endDate }) => {
      const from = halves(startDate)
      return { from, to: endDate === undefined ? columns : Math.max(from, halves(endDate)) + 1 }
    },
  }
}
