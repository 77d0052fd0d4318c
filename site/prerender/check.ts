/** Everything an author can get wrong, found without building a page: `npm run check`, build and tests ask here. */
import { checkContent, type Written } from '../content/check/check-content.ts'
import { loadWritten } from '../content/load.ts'
import { readText } from '../content/texts-on-disk.ts'
import type { Fault } from '../content/check/fault.ts'
import { factProblems } from '../facts/problems.ts'
import { ownerFaults } from '../owner/check.ts'
import type { Problem } from '../content/problem.ts'

export { problemLine } from '../content/problem.ts'
import { checkText } from './check-text.ts'
import { lineOfField } from './line-of-field.ts'
import { mapProblems } from './place-maps.ts'

/** @returns every problem, in the order of files and lines */
export const checkAll = (): readonly Problem[] =>
  inOrder([
    ...problemsIn(loadWritten(), readText),
    ...factProblems(),
    ...mapProblems(),
    ...ownerFaults().map((fault) => located(fault, readText)),
  ])

/** @param read gives a file's text */
export const problemsIn = (
  written: Written,
  read: (file: string) => string | undefined,
): readonly Problem[] => {
  const { faults, records } = checkContent(written)
  return inOrder([
    ...faults.map((fault) => located(fault, read)),
    ...written.files.flatMap((file) => checkText(file, read(file) ?? '', (id) => records.get(id))),
  ])
}

/** A fault with its line: where the field stands, or the nearest one around it. */
export const located = (
  { file, at, line, what }: Fault,
  read: (file: string) => string | undefined,
): Problem => {
  const text = at && read(file)
  return { file, line: line ?? (text === undefined ? 1 : lineOfField(text, at ?? [])), what }
}

export const inOrder = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted(
    (one, other) => one.file.localeCompare(other.file, 'en') || (one.line ?? 0) - (other.line ?? 0),
  )
