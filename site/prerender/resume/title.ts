import type { Block } from './paper.ts'

/** What opens a part. */
export const title = (text: string): Block => ({
  lines: [{ tag: 'H2', text, size: 14.5, strong: true, after: 7 }],
})
