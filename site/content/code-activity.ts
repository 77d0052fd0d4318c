/** This site's own history, counted by `npm run bench -- activity` and read at build. */
import { z } from 'zod'

const count = z.int().nonnegative()

const codeActivity = z.strictObject({
  /** Up to which commit, and when that one was made: the figures are of that moment. */
  commit: z.string().regex(/^[0-9a-f]{7}$/u),
  counted: z.iso.datetime(),
  commits: count.positive(),
  /** How long a period is. */
  step: z.enum(['hour', 'day', 'week']),
  areas: z.array(
    z.strictObject({
      area: z.string(),
      /** Commits that touch it: one may touch several areas. */
      commits: count,
      files: count,
      lines: count,
    }),
  ),
  periods: z.array(
    z.strictObject({
      start: z.iso.datetime(),
      commits: count,
      /** Commits that touch each area, in their order. */
      touched: z.array(count),
    }),
  ),
  /** Most recent first. */
  latest: z.array(z.strictObject({ at: z.iso.datetime(), subject: z.string() })),
})
export type CodeActivity = z.infer<typeof codeActivity>

const files = import.meta.glob<string>('./code-activity.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** @throws when the file is not there, or not what the page can show */
export const loadCodeActivity = (): CodeActivity =>
  codeActivity.parse(JSON.parse(Object.values(files)[0] ?? 'null'))
