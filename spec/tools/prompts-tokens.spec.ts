/** The estimate of tokens against a real tokenizer: what is told of its error is what is counted here. */
import { readFileSync, readdirSync } from 'node:fs'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../site/routes/language.ts'
import { assemble } from '../../site/tools/prompts/assemble.ts'
import { STYLES } from '../../site/tools/prompts/brief.ts'
import { words as english } from '../../site/tools/prompts/library/en/index.ts'
import { words as french } from '../../site/tools/prompts/library/fr/index.ts'
import { answersOf, TRADES } from '../../site/tools/prompts/library/starting-point.ts'
import { estimateTokens, TOKEN_ERROR } from '../../site/tools/prompts/tokens.ts'
import { PROMPTS } from '../../site/tools/prompts/tool.ts'
import { words as en } from '../../site/tools/prompts/words.en.ts'
import { words as fr } from '../../site/tools/prompts/words.fr.ts'

const CONTENT = new URL('../../site/content/', import.meta.url)

/** Passages of articles and guides of one language, of some 1,500 characters. */
const passages = (language: Language): readonly string[] =>
  ['article', 'guide'].flatMap((collection) =>
    readdirSync(new URL(collection, CONTENT))
      .filter((name) => name.endsWith(`.${language}.md`))
      .flatMap((name) =>
        cut(readFileSync(new URL(`${collection}/${name}`, CONTENT), 'utf8').split('\n\n')),
      ),
  )

const cut = (paragraphs: readonly string[]): readonly string[] => {
  const found: string[] = []
  let text = ''
  for (const paragraph of paragraphs) {
    text += `${paragraph}\n\n`
    if (text.length < 1500) continue
    found.push(text)
    text = ''
  }
  return found
}

const prompts = (language: Language): readonly string[] => {
  const [library, { prompt }] = language === 'fr' ? [french, fr] : [english, en]
  return TRADES.flatMap((trade) => library[trade]).flatMap((point) =>
    STYLES.map((style) =>
      assemble(PROMPTS.evaluate({ ...answersOf(point), style }).brief, prompt)
        .map(({ text }) => text)
        .join('\n\n'),
    ),
  )
}

test.each(LANGUAGES)(
  'in %s, nineteen texts in twenty are within the error that is told',
  (language) => {
    for (const texts of [passages(language), prompts(language)]) {
      const errors = texts
        .map((text) => Math.abs(estimateTokens(text, language).about / countTokens(text) - 1))
        .toSorted((a, b) => a - b)
      expect(errors.length).toBeGreaterThan(100)
      expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThanOrEqual(TOKEN_ERROR)
    }
  },
)

test('grows with the text, and nothing costs nothing', () => {
  expect(estimateTokens('', 'fr')).toEqual({ about: 0, least: 0, most: 0 })
  const text = 'Résume ce courriel en trois points.'
  expect(estimateTokens(text + text, 'fr').about).toBeGreaterThan(estimateTokens(text, 'fr').about)
})
