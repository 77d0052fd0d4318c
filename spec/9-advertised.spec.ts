import { describe, expect, test } from 'vitest'
import { ADVERTISED } from '../site/content/advertised.ts'
import { loadContent } from '../site/content/load.ts'
import { entries, textOf } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const { records } = loadContent()

describe('what the site says of its collections', () => {
  test('[9.0.67] are five figures', () => {
    expect(ADVERTISED).toEqual({
      workflows: '490+',
      templates: '500+',
      articles: '80+',
      terms: '125+',
      guides: '12',
    })
  })

  test.each([
    ['workflows', ADVERTISED.workflows],
    ['bibliotheque-templates-workflows', ADVERTISED.templates],
    ['blog', ADVERTISED.articles],
    ['glossaire-ia', ADVERTISED.terms],
    ['guides-ia', ADVERTISED.guides],
  ])('[9.0.67] %s names %s, as what it aims for, in both languages', (id, figure) => {
    const record = records.get(id)!
    const number = figure.replace('+', '')
    expect(record.fr.lead).toMatch(
      new RegExp(`(?:vise|doit compter)${figure === number ? '' : ' plus de'} ${number}\\b`, 'u'),
    )
    expect(record.en.lead).toMatch(
      new RegExp(`(?:goal is|will hold) ${number}${figure === number ? '' : '\\+'}`, 'u'),
    )
  })

  test('[9.0.67] no text gives another figure', () => {
    const figures = new Set(Object.values(ADVERTISED).map((figure) => Number.parseInt(figure, 10)))
    const others = entries.flatMap((entry) =>
      LANGUAGES.flatMap((language) => {
        const text = `${JSON.stringify(entry.record[language])} ${textOf(entry, language) ?? ''}`
        return [...text.matchAll(COUNTED)]
          .map(([said, number]) => ({ id: entry.id, language, said, number: Number(number) }))
          .filter(({ number }) => !figures.has(number))
      }),
    )
    expect(others).toEqual([])
  })
})

/** A number of things that only a collection holds so many of. */
const COUNTED =
  /(\d{2,})\+?[\s\u{A0}\u{202F}](?:workflows|mod[eè]les|templates|articles|termes|terms|guides)\b/giu
