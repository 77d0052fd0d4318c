import type { Entry, Outline, Step } from './step.ts'

/** A row of the outline; `depth` says how far in it stands. */
export type Line =
  | { readonly kind: 'step' | 'part' | 'note'; readonly name: string; readonly depth: number }
  /** One stands elsewhere: further down, or back where it has been. */
  | {
      readonly kind: 'joins'
      readonly name: string
      readonly depth: number
      readonly isBack: boolean
    }
  /** A way out of the step that is called so; nothing follows where it is empty. */
  | {
      readonly kind: 'way'
      readonly name: string
      readonly label: string
      readonly at: number
      readonly branch?: number
      readonly isError: boolean
      readonly isEmpty: boolean
      readonly depth: number
    }

/** Row by row, as arrow keys go through it. */
export const linesOf = ({ entries, notes }: Outline): readonly Line[] => {
  const lines: Line[] = []
  const add = (entry: Entry, depth: number, kind: 'step' | 'part'): void => {
    if (entry.kind === 'joins') lines.push({ ...entry, depth })
    else addStep(entry, depth, kind)
  }
  const addStep = ({ name, parts, ways }: Step, depth: number, kind: 'step' | 'part'): void => {
    lines.push({ kind, name, depth })
    for (const part of parts) add(part, depth + 1, 'part')
    for (const { entries: inner, ...way } of ways) {
      lines.push({ kind: 'way', name, ...way, isEmpty: inner.length === 0, depth: depth + 1 })
      for (const entry of inner) add(entry, depth + 2, 'step')
    }
  }
  for (const entry of entries) add(entry, 0, 'step')
  for (const name of notes) lines.push({ kind: 'note', name, depth: 0 })
  return lines
}
