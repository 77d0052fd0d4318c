/** Texts for stories: one with which something is wrong throws, and its story fails. */
import { NOTHING } from '../../site/prerender/markdown/lookups.ts'
import { renderMarkdown, type Lookups } from '../../site/prerender/markdown.ts'

export const written = (
  text: string,
  language: 'fr' | 'en' = 'fr',
  lookups: Partial<Lookups> = {},
): string => {
  const source = { text, file: 'a story', firstLine: 1 }
  const { html, problems } = renderMarkdown(source, language, { ...NOTHING, ...lookups })
  if (problems.length > 0) throw new Error(problems.map(({ what }) => what).join('\n'))
  return html
}
