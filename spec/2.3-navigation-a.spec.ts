/** Section 2.3, reading A, as data: links, dropdowns, the active section, and what reaches the browser. */
import { describe, expect, test } from 'vitest'
import { told } from '../site/routes/counts.ts'
import { COLLECTIONS, type CollectionName } from '../site/content/collections.ts'
import { NAVIGATION, NAVIGATION_READINGS, shownReading } from '../site/navigation/option.ts'
import { DROPDOWNS, sectionOfPath, TOP_LINKS } from '../site/navigation/reading-a.ts'
import type { NavigationDataA } from '../site/navigation/reading-a-data.ts'
import { isCustomMenu } from '../site/ports/custom-menu.ts'
import { navigationName } from '../site/ports/navigation-a.ts'
import { entries as pages } from '../site/routes/entries.ts'
import { LANGUAGES, type Language } from '../site/routes/language.ts'
import { manifest, published } from './support/dist.ts'
import { pageAt } from './support/rendered.ts'

/** As the build published it. */
const navigationIn = (language: Language) =>
  JSON.parse(
    published(`data/${manifest.build}/${navigationName(language)}.json`),
  ) as NavigationDataA

const french = navigationIn('fr')
const dropdown = (key: string) => french.dropdowns.find((one) => one.key === key)!
/** As many pages as the collection names, in the words of the specification once it has so many. */
const counted = (collection: CollectionName, quoted: string): string =>
  told(pages.filter(({ family }) => family === COLLECTIONS[collection].family.id).length, quoted)
const paths = (key: string) => dropdown(key).entries.map(({ href }) => href)

describe('top level', () => {
  test('[2.3.2] three links', () => {
    expect(TOP_LINKS.map(({ path }) => path)).toEqual(['/', '/ia', '/explorer'])
    expect(french.links.map(({ href }) => href)).toEqual(['/', '/ia', '/explorer'])
  })

  test.each([
    ['2.3.3', '/', 'WebDev', 'code'],
    ['2.3.4', '/ia', 'Services IA', 'ia'],
    ['2.3.5', '/explorer', 'PLUS', undefined],
  ])('[%s] %s is called %s, in section %s', (_, href, label, section) => {
    const link = french.links.find((one) => one.href === href)
    expect([link?.label, link?.sections[0]]).toEqual([label, section])
  })
})

describe('dropdowns', () => {
  test('[2.3.6] five, each with a base path and entries', () => {
    expect(french.dropdowns.map(({ label, base }) => [label, base])).toEqual([
      ['Services', '/expert-claude-ai-freelance'],
      ['Automatisation', '/workflows'],
      ['Ressources', '/glossaire-ia'],
      ['Outils', '/audit-ia-gratuit'],
      ['Portfolio', '/cv'],
    ])
  })

  test.each([
    [
      '2.3.7',
      'services',
      [
        '/expert-claude-ai-freelance',
        '/consultant-intelligence-artificielle-entreprise',
        '/architecte-intelligence-artificielle',
        '/developpeur-full-stack-ia',
        '/developpeur-chatbot-freelance',
        '/consultant-llm-entreprise',
      ],
    ],
    [
      '2.3.8',
      'automation',
      [
        '/workflows',
        '/workflow-studio',
        '/bibliotheque-templates-workflows',
        '/automatisation-n8n-freelance',
        '/expert-automatisation-workflows',
      ],
    ],
    [
      '2.3.14',
      'resources',
      [
        '/blog',
        '/glossaire-ia',
        '/guides-ia',
        '/guide-rag-production',
        '/architecture-ia-production',
        '/securite-ia-entreprise',
      ],
    ],
    [
      '2.3.21',
      'tools',
      [
        '/audit-ia-gratuit',
        '/quiz-maturite-ia-entreprise',
        '/evaluateur-projet-ia',
        '/generateur-prompts-claude-ai',
      ],
    ],
    [
      '2.3.22',
      'portfolio',
      [
        '/cv',
        '/portfolio-projets-cas-etudes',
        '/activite-github',
        '/temoignages-clients',
        '/processus-collaboration',
      ],
    ],
  ])('[%s] %s leads to %j', (_, key, entries) => {
    expect(paths(key)).toEqual(entries)
  })

  test.each([
    ['2.3.9', 'automation', 0, '/workflows', counted('workflow', '490+')],
    ['2.3.11', 'automation', 2, '/bibliotheque-templates-workflows', undefined],
    ['2.3.12', 'automation', 3, '/automatisation-n8n-freelance', undefined],
    ['2.3.13', 'automation', 4, '/expert-automatisation-workflows', undefined],
    ['2.3.15', 'resources', 0, '/blog', counted('article', '80+')],
    ['2.3.16', 'resources', 1, '/glossaire-ia', counted('term', '125+')],
    ['2.3.17', 'resources', 2, '/guides-ia', counted('guide', '12')],
    ['2.3.18', 'resources', 3, '/guide-rag-production', undefined],
    ['2.3.19', 'resources', 4, '/architecture-ia-production', undefined],
    ['2.3.20', 'resources', 5, '/securite-ia-entreprise', undefined],
  ])('[%s] %s, place %i: %s, %s', (_, key, at, href, count) => {
    const entry = dropdown(key).entries[at]
    expect([entry?.href, entry?.count]).toEqual([href, count])
  })

  test('[2.3.10] the studio is called a smart editor', () => {
    const studio = dropdown('automation').entries[1]
    expect(studio?.href).toBe('/workflow-studio')
    expect(studio?.description).toMatch(/éditeur intelligent/u)
  })

  test.each(LANGUAGES)(
    '[2.3.23] each entry has a label, a path and a description (%s)',
    (language) => {
      for (const { entries, proposal } of navigationIn(language).dropdowns) {
        expect(proposal.title && proposal.text && proposal.action && proposal.href).toBeTruthy()
        for (const { label, href, description } of entries) {
          expect(label.length).toBeGreaterThan(1)
          expect(description.length).toBeGreaterThan(10)
          expect(pageAt(href)).toBeTruthy()
        }
      }
    },
  )

  test('the page of an entry has its id for its path', () => {
    for (const { base, entries } of DROPDOWNS)
      expect([base, ...entries.map(({ page }) => `/${page}`)]).toContain(base)
    for (const { entries } of DROPDOWNS)
      for (const { page } of entries) expect(pageAt(`/${page}`)).toBe(page)
  })
})

describe('active section', () => {
  test.each([
    ['2.3.30', '/ia', 'ia'],
    ['2.3.30', '/x/ai-services/y', 'ia'],
    ['2.3.31', '/web-development', 'code'],
    ['2.3.31', '/x/web-dev', 'code'],
    ['2.3.32', '/workflows', 'workflows'],
    ['2.3.32', '/workflow-studio', 'workflows'],
    ['2.3.32', '/bibliotheque-templates-workflows', 'workflows'],
    ['2.3.33', '/', 'home'],
    ['2.3.29', '/blog', undefined],
    ['2.3.29', '/ia-quantique-ml', undefined],
  ])('[%s] %s is in %s', (_, path, section) => {
    expect(sectionOfPath(path)).toBe(section)
  })
})

describe('which of the two is shown', () => {
  test('[2.3.1] [2.3.95] the option chooses one, and the flag shows the other', () => {
    expect(NAVIGATION_READINGS).toEqual(['A', 'B'])
    expect(NAVIGATION).toBe('B')
    expect([shownReading(false), shownReading(true)]).toEqual(['B', 'A'])
    expect([shownReading(false, 'A'), shownReading(true, 'A')]).toEqual(['A', 'B'])
  })

  test.each([
    ['?c', '', true],
    ['?c=', '', true],
    ['?a=1&c=0', '', true],
    ['', 'custom_menu=1', true],
    ['', 'a=b; custom_menu=1; c=d', true],
    ['', 'custom_menu=0', false],
    ['', 'custom_menu=11', false],
    ['', 'not_custom_menu=1', false],
    ['?cc', 'c', false],
    ['', '', false],
  ])('[2.3.95] the flag with the query %j and the cookies %j: %s', (search, cookies, up) => {
    expect(isCustomMenu(search, cookies)).toBe(up)
  })
})
