/** How many pages the site has of a kind, as it says so: counted, never typed. */
import { entries } from './entries.ts'

/** [9.0.67] The figures of the specification, and the family that each of them speaks of. */
export const FIGURES = {
  workflows: { family: 'workflow', quoted: '490+' },
  templates: { family: 'workflow', quoted: '500+' },
  articles: { family: 'article', quoted: '80+' },
  terms: { family: 'term', quoted: '125+' },
  guides: { family: 'guide', quoted: '12' },
} as const

export type Figure = keyof typeof FIGURES

/** The figure as it stands today. */
export const figure = (name: Figure): string => {
  const { family, quoted } = FIGURES[name]
  return told(entries.filter((entry) => entry.family === family).length, quoted)
}

/** The count itself, and “80+” once there are so many: nothing is promised that is not there. */
export const told = (count: number, quoted: string): string =>
  quoted.endsWith('+') && count >= Number.parseInt(quoted, 10) ? quoted : String(count)
