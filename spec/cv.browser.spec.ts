/** The CV as one reads it, prints it and takes it along. */
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { resumeIn } from '../site/owner/resume.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { open, visiting } from './support/visit.ts'

const ADDRESSES = { fr: '/cv', en: '/en/cv' } as const

describe.each(LANGUAGES)('the CV in %s', (language) => {
  const { basics, work, skills, projects } = resumeIn(language)

  test(
    '[2.1.99] [2.3.77] shows its six sections in order, posts and skills against the same years',
    visiting(async ({ page }) => {
      await open(page, ADDRESSES[language])
      const main = page.getByRole('main')
      expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(basics.name)
      const ids = await main
        .locator('[id]')
        .evaluateAll((all) => all.map(({ id }) => id).filter((id) => !id.includes('-')))
      expect(ids.filter((id) => SECTIONS.includes(id))).toEqual(SECTIONS)
      for (const { position } of work)
        expect(
          await main.getByRole('heading', { level: 3, name: position, exact: true }).count(),
        ).toBe(1)
      const names = { fr: ['Postes', 'Compétences'], en: ['Posts', 'Skills'] }[language]
      const [posts, practised] = await Promise.all(
        names.map((name) => main.getByRole('list', { name, exact: true }).innerText()),
      )
      expect(work.filter(({ position }) => !posts?.includes(position))).toEqual([])
      const all = skills.flatMap(({ keywords }) => keywords)
      expect(all.filter((skill) => !practised?.includes(skill))).toEqual([])
    }),
  )

  test(
    'prints on two sheets of A4: the CV, without what surrounds it',
    visiting(async ({ page }) => {
      await page.goto(ADDRESSES[language])
      const bytes = new Uint8Array(await page.pdf({ format: 'A4' }))
      const { numPages } = await getDocumentProxy(bytes.slice())
      const { text } = await extractText(bytes, { mergePages: true })
      const plain = text.replaceAll(/\s+/gu, ' ')
      expect(numPages).toBe(2)
      for (const said of [basics.name, work[0]?.position ?? '', projects[2]?.name ?? ''])
        expect(plain).toContain(said)
      // Neither navigation nor neighbours nor the foot of the page.
      expect(plain).not.toMatch(/lire ensuite|Read next|Mentions légales|Legal notice|FR EN/u)
    }),
  )

  test(
    '[2.1.99] is taken along as a PDF and as data, under one name a language',
    visiting(async ({ page }) => {
      await open(page, ADDRESSES[language])
      const links = page.getByRole('main').locator('a[download]')
      const files = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).pathname),
      )
      expect([...new Set(files)].toSorted()).toEqual([
        `/cv.${language}.json`,
        `/cv.${language}.pdf`,
      ])
      const pdf = await page.request.get(`/cv.${language}.pdf`)
      expect(pdf.headers()['content-type']).toBe('application/pdf')
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }),
  )
})

const SECTIONS = ['hero', 'summary', 'skills', 'experience', 'highlights', 'contact']

test(
  '[2.1.100] the card is kept by a click on a link that every address book reads',
  visiting(async ({ page }) => {
    await open(page, '/vcard')
    const main = page.getByRole('main')
    const link = main.getByRole('link', { name: /\.vcf/u })
    expect(await link.getAttribute('href')).toBe('/opale.vcf')
    const file = await page.request.get('/opale.vcf')
    expect(file.headers()['content-type']).toBe('text/vcard; charset=utf-8')
    await main.getByRole('img', { name: /^Code QR/u }).waitFor()
  }),
)
