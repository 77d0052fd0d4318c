// @vitest-environment jsdom
/** What directives become: facts with their sources, figures, example files, links by page. */
import { describe, expect, test } from 'vitest'
import type { Lookups } from '../site/prerender/markdown.ts'
import type { Language } from '../site/routes/language.ts'
import { htmlOf } from './support/markdown.ts'

const fact = (text: string, title: string, undated = false) => ({
  text,
  checked: '2026-11-22',
  version: '2016-05-04',
  undated,
  source: { title, publisher: 'Journal officiel', url: `https://a.example/${title}` },
})
const LOOKUPS: Partial<Lookups> = {
  facts: new Map([
    ['answer', fact('un mois', 'rgpd')],
    ['breach', fact('72 heures', 'rgpd')],
    ['fine', fact('20 M€', 'amendes', true)],
  ]),
  owner: new Map([
    ['name', 'Prénom *Nom*'],
    ['email', 'a@b.example'],
    ['audience', 'Voir [vos choix](page:cookies#choix).'],
  ]),
  pages: new Map([['cookies', { href: '/cookies?lang=en' }]]),
  tables: new Map([['run', '| a |\n|---|\n| b `c` |']]),
  pictures: new Map([['./plan.png', { href: '/assets/plan-x.png', width: 640, height: 480 }]]),
  examples: new Map([
    [
      'rag/rappel.ts',
      { text: 'const a = 1\nif (a) {\n  const b = 2\n}\n', href: '/examples/rag/rappel.ts' },
    ],
  ]),
}

const shown = (text: string, language: Language = 'fr') =>
  new DOMParser().parseFromString(htmlOf(text, language, LOOKUPS), 'text/html')
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll(/\s+/gu, ' ').trim(),
  )

describe('facts', () => {
  test('stand in the sentence as their value, with a number that names its source', () => {
    const document = shown('Réponse sous :fact[answer].')
    expect(document.querySelector('p')?.textContent).toBe('Réponse sous un mois1.')
    const call = document.querySelector('[role=doc-noteref]')!
    expect(call.getAttribute('aria-label')).toBe('Source 1')
    const entry = document.querySelector(call.getAttribute('href')!)!
    expect(entry.textContent.trim()).toBe(
      'Journal officiel, rgpd, version du 4 mai 2016, vérifiée le 22 nov. 2026',
    )
    expect(entry.querySelector('a')?.href).toBe('https://a.example/rgpd')
    expect(entry.querySelector('time')?.dateTime).toBe('2016-05-04')
  })

  test('share a number where they were read in the same place, however often they are cited', () => {
    const document = shown(':fact[answer] :fact[fine] :fact[breach] :fact[answer]')
    expect(textsOf(document, 'sup')).toEqual(['1', '2', '1', '1'])
    expect(textsOf(document, 'h2')).toEqual(['Sources'])
    expect(textsOf(document, 'section li')).toHaveLength(2)
    expect(document.querySelectorAll('[id]').length).toBe(
      new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size,
    )
  })

  test('lead back to where they are cited first, in the reader’s language', () => {
    const document = shown('Within :fact[answer].', 'en')
    const back = document.querySelector('[role=doc-backlink]')!
    expect(back.getAttribute('aria-label')).toBe('Back to reference 1')
    expect(document.querySelector(back.getAttribute('href')!)?.textContent).toBe('1')
    expect(textsOf(document, 'section li')[0]).toContain('version of 4 May 2016, checked')
  })

  test('say of a source without a date of its own what is known', () => {
    expect(textsOf(shown(':fact[fine]'), 'section li')[0]).toContain(
      'sans date (4 mai 2016 au plus tôt)',
    )
  })

  test('are counted after the notes of a text that has both', () => {
    const document = shown('a[^n] :fact[answer]\n\n[^n]: b :fact[fine]')
    expect(textsOf(document, 'h2')).toEqual(['Notes', 'Sources'])
    expect(textsOf(document, 'p sup')).toEqual(['1', '2', '3'])
    expect(document.querySelector('section:last-of-type ol')?.getAttribute('start')).toBe('2')
  })
})

describe('what the owner says of himself', () => {
  test('stands in the text as Markdown, its addresses linked', () => {
    const document = shown(':owner[name] : :owner[email]. :owner[audience]')
    expect(document.querySelector('em')?.textContent).toBe('Nom')
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:a@b.example',
      '/cookies?lang=en#choix',
    ])
  })
})

test('a computed table is a table as any other', () => {
  const document = shown('Voici :\n\n::table[run]\n\nAprès.')
  expect(textsOf(document, 'th, td')).toEqual(['a', 'b c'])
})

test('a long one stands behind a line that unfolds it, without a script', () => {
  const document = shown('::table[run]{fold="Voir les taux : 2"}')
  const fold = document.querySelector('details')!
  expect(fold.open).toBe(false)
  expect(fold.querySelector('summary')?.textContent).toBe('Voir les taux\u00A0: 2')
  expect(textsOf(document, 'details :is(th, td)')).toEqual(['a', 'b c'])
})

describe('pictures', () => {
  test('take their room before they come, and come when they are near', () => {
    const picture = shown('![Le plan : ici](./plan.png)').querySelector('img')!
    expect([picture.getAttribute('src'), picture.width, picture.height]).toEqual([
      '/assets/plan-x.png',
      640,
      480,
    ])
    expect(picture.getAttribute('loading')).toBe('lazy')
    expect(picture.alt).toBe('Le plan\u00A0: ici')
  })

  test('a figure has words below it', () => {
    const document = shown('::figure[Le plan]{src=./plan.png caption="Vu *du nord* : l\'entrée"}')
    expect(document.querySelector('figure img')?.getAttribute('alt')).toBe('Le plan')
    expect(document.querySelector('figcaption')?.textContent.trim()).toBe(
      'Vu du nord\u00A0: l’entrée',
    )
    expect(document.querySelector('figcaption em')).not.toBeNull()
  })
})

describe('example files', () => {
  test('are printed as they ran, coloured, named, and there to be taken along', () => {
    const document = shown('::example[rag/rappel.ts]')
    expect(document.querySelector('pre')?.textContent).toBe(
      'const a = 1\nif (a) {\n  const b = 2\n}',
    )
    expect(textsOf(document, 'pre .k')).toEqual(['const', 'if', 'const'])
    expect(document.querySelector('figcaption')?.textContent).toContain('rappel.ts')
    const link = document.querySelector<HTMLAnchorElement>('a[download]')!
    expect([link.getAttribute('href'), link.getAttribute('aria-label')]).toEqual([
      '/examples/rag/rappel.ts',
      'Télécharger rappel.ts',
    ])
  })

  test('in part: without the space that all lines begin with', () => {
    expect(shown('::example[rag/rappel.ts]{lines=3}').querySelector('pre')?.textContent).toBe(
      'const b = 2',
    )
    expect(shown('::example[rag/rappel.ts]{lines=2-4}').querySelector('pre')?.textContent).toBe(
      'if (a) {\n  const b = 2\n}',
    )
  })
})

describe('chapters of a guide', () => {
  const CHAPTER = '## Découper\n\n::chapter[Un dossier *coupé* : prêt.]{minutes=40 needs="Node 20"}'

  test('say below their title what one has at the end, how long it takes, what one needs', () => {
    const document = shown(CHAPTER)
    expect(document.querySelector('h2 + dl')).not.toBeNull()
    expect(textsOf(document, 'dt')).toEqual(['But', 'Temps', 'Il vous faut'])
    expect(textsOf(document, 'dd')).toEqual(['Un dossier coupé : prêt.', '40 minutes', 'Node 20'])
    expect(document.querySelector('dd em')?.textContent).toBe('coupé')
    expect(document.querySelector('dd p')).toBeNull()
  })

  test('in English; what one needs is left out where one needs nothing', () => {
    const document = shown('## Cut\n\n::chapter[A folder, cut.]{minutes=1}', 'en')
    expect(textsOf(document, 'dt')).toEqual(['Aim', 'Time'])
    expect(textsOf(document, 'dd')).toEqual(['A folder, cut.', '1 minute'])
  })

  test('an exercise keeps its answer until one asks', () => {
    const document = shown('> [!EXERCISE]\n> Baissez.\n>\n> > [!SOLUTION]\n> > Cinq `x`.\n')
    const note = document.querySelector('[role=note]')!
    expect(note.getAttribute('aria-label')).toBe('Exercice')
    const answer = note.querySelector('details')!
    expect(answer.open).toBe(false)
    expect(answer.querySelector('summary')?.textContent).toBe('Voir la solution')
    expect(answer.querySelector('div code')?.textContent).toBe('x')
  })
})

describe('before and after', () => {
  const TABLE = `| Étape | Aujourd'hui | Avec l'assistant |
|---|---|---|
| Lire | Le lendemain | Tout de *suite* |
| Classer | Parfois | Toujours |`

  test('a table of steps becomes two ways, each a list of the same steps', () => {
    const document = shown(`::before-after[Le trajet d'un message]\n\n${TABLE}`)
    const ways = document.querySelector('[role=group]')!
    expect(ways.getAttribute('aria-label')).toBe('Le trajet d’un message')
    expect(textsOf(document, 'h3')).toEqual(['Aujourd’hui', 'Avec l’assistant'])
    expect(textsOf(document, 'ol li')).toEqual([
      'Lire Le lendemain',
      'Classer Parfois',
      'Lire Tout de suite',
      'Classer Toujours',
    ])
    expect(document.querySelector('em')?.textContent).toBe('suite')
    expect(document.querySelector('table')).toBeNull()
  })

  test('a table without the words above it stays one', () => {
    expect(shown(TABLE).querySelectorAll('tbody tr')).toHaveLength(2)
  })
})
