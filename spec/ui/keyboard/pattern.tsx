import type { ReactElement } from 'react'

/** Keys from a press of Tab on; then what has the focus, or is pointed at by what has it. */
export type Row = readonly [does: string, keys: string, focused: string, more?: string]

export interface Pattern {
  draw: () => ReactElement
  rows: readonly Row[]
}

export type Patterns = Readonly<Record<string, Pattern>>

export const fromRight = (children: ReactElement) => (
  <div dir="rtl" style={{ direction: 'rtl' }}>
    {children}
  </div>
)

export const tabs = ['Un', 'Deux', 'Trois'].map((label) => ({ id: label, label, content: label }))
export const toggles = tabs.map(({ label }) => ({ value: label, label }))
