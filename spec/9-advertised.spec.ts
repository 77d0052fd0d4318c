import { describe, expect, test } from 'vitest'
import { ADVERTISED } from '../site/content/advertised.ts'
import { loadBody, loadContent } from '../site/content/load.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const records = loadContent()

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
    ['page/workflows', ADVERTISED.workflows],
    ['tool/bibliotheque-templates-workflows', ADVERTISED.templates],
    ['page/blog', ADVERTISED.articles],
    ['page/glossaire-ia', ADVERTISED.terms],
    ['page/guides-ia', ADVERTISED.guides],
  ])('[9.0.67] %s names %s, as what it aims for, in both languages', (key, figure) => {
    const record = records.get(key)!
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
    const others = [...records].flatMap(([key, record]) =>
      LANGUAGES.flatMap((language) => {
        const text = `${JSON.stringify(record[language])} ${loadBody(key, language) ?? ''}`
        return [...text.matchAll(COUNTED)]
          .map(([said, number]) => ({ key, language, said, number: Number(number) }))
          .filter(({ number }) => !figures.has(number))
      }),
    )
    expect(others).toEqual([])
  })
})

/** A number of things that only a collection holds so many of. */
const COUNTED =
  /(\d{2,})\+?[\s\u{A0}\u{202F}](?:workflows|mod[eè]les|templates|articles|termes|terms|guides)\b/giu
