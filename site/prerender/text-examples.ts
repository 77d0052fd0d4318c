/** Example files: code that tests run, printed in texts and published for who takes it along. */
import type { Example } from './markdown/lookups.ts'
import type { PublishedFile } from './published-file.ts'

const sources = import.meta.glob<string>('../examples/**/*', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** By their path below `site/examples`. */
export const EXAMPLES: ReadonlyMap<string, Example> = new Map(
  Object.entries(sources).map(([file, text]) => {
    const path = file.replace('../examples/', '')
    return [path, { text, href: `/examples/${path}` }]
  }),
)

export const exampleFiles = (): readonly PublishedFile[] =>
  [...EXAMPLES.values()].map(({ text, href }) => [href.slice(1), text])
