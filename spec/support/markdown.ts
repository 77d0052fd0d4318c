/** Texts rendered for tests: what they refer to is looked up in what the test brings. */
import { expect } from 'vitest'
import { problemLine } from '../../site/content/problem.ts'
import { NOTHING } from '../../site/prerender/markdown/lookups.ts'
import { renderMarkdown, type Lookups, type MarkdownSource } from '../../site/prerender/markdown.ts'
import type { Language } from '../../site/routes/language.ts'

export const rendered = (
  text: string,
  language: Language = 'fr',
  lookups: Partial<Lookups> = {},
  source: Partial<MarkdownSource> = {},
): ReturnType<typeof renderMarkdown> =>
  renderMarkdown({ text, file: 'a.fr.md', firstLine: 1, ...source }, language, {
    ...NOTHING,
    ...lookups,
  })

/** The HTML of a text with which nothing is wrong. */
export const htmlOf = (text: string, language?: Language, lookups?: Partial<Lookups>): string => {
  const { html, problems } = rendered(text, language, lookups)
  expect(problems).toEqual([])
  return html
}

/** `a.fr.md:3: what is wrong` */
export const problemsOf = (text: string, lookups?: Partial<Lookups>): readonly string[] =>
  rendered(text, 'fr', lookups).problems.map(problemLine)
