/** Pages that count or list something: what they say is there, and adds up. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadCodeActivity } from '../site/content/code-activity.ts'
import { TECHNOLOGY_FAMILIES } from '../site/content/technologies.ts'
import { EVERYTHING, matching } from '../site/pages/technologies/matching.ts'
import { numberIn } from '../site/i18n/number.ts'
import { entries } from '../site/routes/entries.ts'
import { LANGUAGES, type Language } from '../site/routes/language.ts'
import { technologyGroups } from '../site/routes/technologies.ts'
import { TECHNOLOGIES } from '../site/components/sprite-icon/technologies.ts'
import { mainOf, shownAt, textOf } from './support/rendered.ts'

describe('technologies', () => {
  const uses = TECHNOLOGY_FAMILIES.flatMap((family) => family.uses)

  test('[2.1.105] each of the 86 tiles stands in one family, with what it is for', async () => {
    const icons = uses.map(({ icon }) => icon)
    expect(icons.toSorted()).toEqual(TECHNOLOGIES.map(({ icon }) => icon).toSorted())
    for (const language of LANGUAGES) {
      const address = language === 'fr' ? '/integrations' : '/technologies?lang=en'
      const main = textOf(mainOf((await shownAt(address)).body))
      const missing = uses.filter((use) => !main.includes(use[language]))
      expect(missing.map(({ icon }) => icon)).toEqual([])
      for (const { name } of TECHNOLOGIES) expect(main).toContain(name)
    }
  })

  test('families are of the universe of their tiles', () => {
    const universeOf = new Map(TECHNOLOGIES.map(({ icon, universe }) => [icon as string, universe]))
    for (const { universe, uses: own } of TECHNOLOGY_FAMILIES)
      expect(new Set(own.map(({ icon }) => universeOf.get(icon)))).toEqual(new Set([universe]))
  })

  test('what is said to be used by this site is', () => {
    const { devDependencies: packages } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    ) as Record<'devDependencies', Record<string, string>>
    // Languages, the runtime and the history need no package.
    const languages = ['javascript', 'html5', 'css', 'sql', 'bash']
    // Messages are kept in a file of SQLite's, and n8n is installed apart to judge the templates.
    const bare = new Set([...languages, 'nodedotjs', 'git', 'sqlite', 'n8n'])
    const here = uses.filter((use) => use.here).map(({ icon }) => icon)
    expect(here.filter((icon) => !bare.has(icon) && !(icon in packages))).toEqual([])
    const unsaid = uses.filter(({ icon, here: own }) => icon in packages && !own)
    expect(unsaid.map(({ icon }) => icon)).toEqual([])
  })

  test.each([
    [{ text: 'base vectorielle' }, ['pinecone', 'weaviate', 'qdrant', 'milvus', 'chroma']],
    [{ text: 'DÉPLOYER' }, ['go']],
    [{ family: 'qualite', here: true }, ['vitest', 'playwright', 'git']],
    [{ text: 'next' }, ['nextdotjs']],
    [{ text: 'cobol' }, []],
  ])('%o leaves %o', (wanted, icons) => {
    const groups = matching(technologyGroups('fr'), { ...EVERYTHING, ...wanted })
    const found = groups.flatMap((group) => group.uses.map(({ icon }) => icon))
    expect(found).toEqual(icons)
  })
})

describe('families', () => {
  /** Where one looks for everything, or for all workflows. */
  const WHOLE = ['explorer', 'sitemap', 'workflows']

  test('no page but those that list everything runs on for want of a choice', async () => {
    const gathering = entries.filter(({ id, gathers }) => gathers && !WHOLE.includes(id))
    expect(gathering.length).toBeGreaterThan(5)
    const long = []
    for (const { id, fr } of gathering) {
      const { page } = await shownAt(fr[0]!)
      for (const { family, links } of page.groups)
        if (links.length > 40) long.push(`${id}: ${links.length} of ${family}`)
    }
    expect(long).toEqual([])
  })

  test.each<Language>(LANGUAGES)(
    '[2.1.5] %s: what the explorer leaves out is on the page that it leads to',
    async (language) => {
      const { page } = await shownAt(`/explorer?lang=${language}`)
      const begun = page.groups.flatMap((group) => (group.more ? [group] : []))
      expect(begun.map(({ family }) => family)).toContain('workflow')
      for (const { family, more } of begun) {
        const list = (await shownAt(more!.href)).page
        const gathered = entries.find(({ id }) => id === list.id)?.gathers ?? []
        expect(gathered, `${list.id} for ${family}`).toContainEqual({ family })
      }
    },
  )
})

describe('code activity', () => {
  const activity = loadCodeActivity()

  test('its figures agree with each other', () => {
    const { areas, commits, periods, counted, latest, step } = activity
    expect(periods.reduce((sum, period) => sum + period.commits, 0)).toBe(commits)
    for (const [index, { commits: touching }] of areas.entries())
      expect(periods.reduce((sum, { touched }) => sum + touched[index]!, 0)).toBe(touching)
    const length = { hour: 1, day: 24, week: 168 }[step] * 3_600_000
    const starts = periods.map(({ start }) => Date.parse(start))
    expect(
      new Set(starts.slice(1).map((start, index) => start - starts[index]!)).size,
    ).toBeLessThan(2)
    expect(Date.parse(counted) - starts.at(-1)!).toBeLessThan(length)
    expect(latest[0]?.at).toBe(counted)
  })

  test.each<[Language, string, readonly string[], string]>([
    [
      'fr',
      '/activite-github',
      ['Compté le', 'commits, fusions non comptées', 'fichiers de texte'],
      'Moteur d’Opale',
    ],
    [
      'en',
      '/activite-github?lang=en',
      ['Counted on', 'commits, merges not counted', 'text files'],
      'Opale’s engine',
    ],
  ])(
    '[2.1.114] %s: %s shows commits by part as a chart, one more widget by period, and their date',
    async (language, address, counted, engine) => {
      const { body } = await shownAt(address)
      const main = mainOf(body)
      const text = textOf(main)
      expect(text).toContain(textOf(numberIn(language, activity.commits)))
      for (const said of counted) expect(text).toContain(said)
      expect(text).toContain(activity.commit)
      expect(main).toMatch(/<svg[^>]* role="img"/u)
      const tables = main.match(/<table/gu)?.length
      // Of periods, and of the chart.
      expect(tables).toBe(2)
      const cells = /<th scope="row">(?<engine>[^<]*)<\/th>(?<cells>.*?)<\/tr>/su.exec(main)?.groups
      expect(textOf(cells?.['engine'] ?? '')).toBe(engine)
      const figures = [...(cells?.['cells'] ?? '').matchAll(/<td[^>]*>(?<figure>\d+)<\/td>/gu)]
      expect(figures.map((match) => Number(match.groups?.['figure']))).toEqual(
        activity.periods.map(({ touched }) => touched[0]),
      )
      // The drawing's own words are the figures of its bars.
      const drawn = [...main.matchAll(/>(?<words>[^<]*)<\/text>/gu)].map(([, words]) =>
        textOf(words!),
      )
      for (const { commits } of activity.areas)
        expect(drawn).toContain(textOf(numberIn(language, commits)))
      for (const { subject } of activity.latest) expect(text).toContain(textOf(subject))
    },
  )
})
