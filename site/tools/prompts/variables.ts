/** What changes from one use to the next: `{{client}}` in a brief, found, filled in, kept. */
import { FIELDS, type Typed } from './brief.ts'

/** What each stands for, by name. */
export type Values = Readonly<Record<string, string>>

/** Names in the order in which they are first met; one in capitals is the same. */
export const variablesIn = (typed: Typed): readonly string[] => [
  ...new Set(
    FIELDS.flatMap((field) =>
      [...(typed[field] ?? '').matchAll(VARIABLE)].map((match) => nameOf(match[1] ?? '')),
    ),
  ),
]

/** The same fields with what is known in place; what is not known stays as it was written. */
export const filledIn = (typed: Typed, values: Values): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [
      field,
      text.replaceAll(
        VARIABLE,
        (whole, name: string) => valueOf(values, nameOf(name)).trim() || whole,
      ),
    ]),
  )

/** Empty where nothing is known: somebody may call a variable what every object has. */
export const valueOf = (values: Values, name: string): string =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : ''

/** Braces that open a variable and do not close it, or hold what can be no name. */
export const brokenVariables = (text: string): readonly string[] =>
  (text.replaceAll(VARIABLE, '').match(/\{\{[^}\n]{0,40}\}{0,2}/gu) ?? []).map((found) =>
    found.trim(),
  )

const VARIABLE = /\{\{[ \t]*([\p{L}_][\p{L}\p{N}_ -]{0,39}?)[ \t]*\}\}/gu

const nameOf = (written: string): string => written.trim().toLowerCase().replaceAll(/[ -]+/gu, '_')
