/** Whether what came holds at least what was expected. */
import type { Json } from '../../site/workflows/flow/flow.ts'

/** @returns where it does not, as `path: expected … came …` */
export const missing = (expected: Json, came: Json | undefined, path = ''): readonly string[] => {
  if (Array.isArray(expected)) {
    if (!Array.isArray(came) || came.length !== expected.length)
      return [differs(expected, came, path)]
    return expected.flatMap((one: Json, at) => missing(one, came[at] as Json, `${path}[${at}]`))
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof came !== 'object' || came === null || Array.isArray(came))
      return [differs(expected, came, path)]
    return Object.entries(expected).flatMap(([key, one]) =>
      missing(one, (came as Readonly<Record<string, Json>>)[key], path ? `${path}.${key}` : key),
    )
  }
  return isSame(expected, came) ? [] : [differs(expected, came, path)]
}

/** Sums of decimals are as exact as the machine makes them. */
const isSame = (expected: Json, came: Json | undefined): boolean =>
  typeof expected === 'number' && typeof came === 'number'
    ? Math.abs(expected - came) <= 1e-9 * Math.max(1, Math.abs(expected))
    : expected === came

const differs = (expected: Json, came: Json | undefined, path: string): string =>
  `${path || 'it'}: expected ${short(expected)}, came ${short(came)}`

export const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}
