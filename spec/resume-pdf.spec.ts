/** The CV as a PDF, read back by another program than the one that wrote it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { resumeIn, type Resume } from '../site/owner/resume.ts'
import { resumeFiles, resumeFonts } from '../site/prerender/resume/files.ts'
import { resumePdf } from '../site/prerender/resume/pdf.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { CLIENT } from './support/dist.ts'

const built = (language: string) => new Uint8Array(readFileSync(join(CLIENT, `cv.${language}.pdf`)))

/** Words as they are read, whatever breaks the lines. */
const plain = (text: string) => text.normalize('NFC').replaceAll(/[\s\u00A0]+/gu, '')
const textOf = async (bytes: Uint8Array) => {
  const { text } = await extractText(bytes, { mergePages: true })
  return plain(text)
}

/** Everything a reader looks for in it. */
const toldIn = ({ basics, work, education, skills, projects, languages, references }: Resume) => [
  basics.name,
  basics.label,
  basics.email,
  basics.summary,
  basics.workplace,
  ...work.flatMap((post) => [post.position, post.name, post.summary, ...post.highlights]),
  ...education.flatMap((studies) => [studies.area, studies.institution]),
  ...skills.flatMap(({ name, keywords }) => [name, ...keywords]),
  ...projects.flatMap((project) => [project.name, project.description, ...project.highlights]),
  ...languages.map(({ language }) => language),
  ...references.map(({ name }) => name),
]

interface Node {
  readonly role?: string
  readonly children?: readonly Node[]
}
const rolesIn = (node: Node): readonly string[] => [
  ...(node.role === undefined ? [] : [node.role]),
  ...(node.children ?? []).flatMap(rolesIn),
]

describe.each(LANGUAGES)('cv.%s.pdf', (language) => {
  const resume = resumeIn(language)

  test('[2.1.99] is two sheets that hold all of the CV as text one can search and copy', async () => {
    const document = await getDocumentProxy(built(language))
    expect(document.numPages).toBe(2)
    const text = await textOf(built(language))
    expect(toldIn(resume).filter((words) => !text.includes(plain(words)))).toEqual([])
  })

  test('says whose it is, in which language, and that it is a sample', async () => {
    const { info } = await getMeta(built(language))
    expect(info).toMatchObject({
      Author: resume.basics.name,
      Subject: resume.basics.label,
      Language: language,
    })
    expect((info as { Title: string }).Title).toContain(resume.basics.name)
    expect(await textOf(built(language))).toContain(language === 'fr' ? 'Exemple:' : 'Sample:')
  })

  test('tells a screen reader titles, paragraphs, lists and links, in order', async () => {
    const document = await getDocumentProxy(built(language))
    const trees = await Promise.all(
      [1, 2].map(async (page) => (await document.getPage(page)).getStructTree()),
    )
    const roles = trees.map((tree) => rolesIn(tree as Node))
    expect(roles.flat().filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles[0]?.slice(0, 4)).toEqual(['Root', 'Document', 'Sect', 'H1'])
    const posts = resume.work.length + resume.skills.length
    expect(roles[0]?.filter((role) => role === 'H3')).toHaveLength(posts)
    const points = resume.work.flatMap(({ highlights }) => highlights)
    expect(roles[0]?.filter((role) => role === 'LI')).toHaveLength(points.length)
    expect(roles[0]?.filter((role) => role === 'Link')).toHaveLength(2)
    expect(new Set(roles.flat())).not.toContain('Span')
  })
})

describe('the program that writes it', () => {
  test('writes the same bytes from the same data, whatever the day', async () => {
    const [once, again] = [await resumeFiles(), await resumeFiles()]
    expect(once.map(([name]) => name)).toEqual([
      'cv.fr.json',
      'cv.fr.pdf',
      'cv.en.json',
      'cv.en.pdf',
    ])
    for (const [index, [name, content]] of once.entries()) {
      expect(Buffer.from(content).equals(Buffer.from(again[index]?.[1] ?? ''))).toBe(true)
      expect(Buffer.from(content).equals(readFileSync(join(CLIENT, name)))).toBe(true)
    }
  })

  test('goes on to further sheets for a long career, and loses nothing', async () => {
    const resume = resumeIn('fr')
    const work = Array.from({ length: 12 }, (_, index) => ({
      ...(resume.work[index % resume.work.length] as Resume['work'][number]),
      position: `Poste numéro ${index}`,
    }))
    const long = { ...resume, work }
    const bytes = await resumePdf(long, await resumeFonts(process.cwd()))
    const text = await textOf(new Uint8Array(bytes))
    expect(toldIn(long).filter((words) => !text.includes(plain(words)))).toEqual([])
    const { numPages } = await getDocumentProxy(new Uint8Array(bytes))
    expect(numPages).toBe(4)
  })
})
