import { readFileSync } from 'node:fs'

/** One rule of the product. */
export interface Rule {
  readonly id: string
  /** `2.1`, or `1` where a chapter has no sections. */
  readonly section: string
  readonly text: string
}

const LINE = /^- \[(?<id>\d+\.\d+\.\d+)\] (?<text>.+)$/u

/** Every rule of `spec/product.md`, in order. */
export const rules: readonly Rule[] = readFileSync(
  new URL('../product.md', import.meta.url),
  'utf8',
)
  .split('\n')
  .flatMap((line) => {
    const { id, text } = LINE.exec(line)?.groups ?? {}
    if (id === undefined || text === undefined) return []
    return [{ id, text, section: id.replace(/\.\d+$/u, '').replace(/\.0$/u, '') }]
  })

/** Ids that a test's title names, as in `[2.1.3] …`. */
export const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(/\[(\d+\.\d+\.\d+)\]/gu)].flatMap(([, id]) => (id === undefined ? [] : [id]))
