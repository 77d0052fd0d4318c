/** The dev server's answers: the same pages as the build, rendered when asked. */
import { dataFor, layoutFor, render } from '../entry-server.tsx'
import { buildNavigationA } from '../navigation/build-reading-a.ts'
import { problemLine } from '../content/problem.ts'
import { buildOf } from '../ports/document-attributes.ts'
import { addressOfFile, dataAddress, fileNameAt, urlOf } from '../routes/address.ts'
import { isLanguage, type Language } from '../routes/language.ts'
import { libraryIndex } from '../routes/library-data.ts'
import { resolve } from '../routes/resolve.ts'
import { htmlDocument } from './document.ts'
import { attributesOfPage } from './page-attributes.ts'
import { problemPage, problemsOf, recordProblems } from './page-problems.ts'
import { drawnFiles, filesOfTexts, seoFiles } from './publish.ts'
import { resumeFiles } from './resume/files.ts'
import { searchIndex } from './search-index.ts'
import { templateFiles } from './template-files.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

// Told whenever something was written: this file is then read anew.
for (const problem of recordProblems()) console.error(problemLine(problem))

const APP = '/site/entry-client.tsx'
const BUILD = buildOf(APP)
const DATA = new RegExp(`^${dataAddress(BUILD, '(.+)')}$`, 'u')

/** @param address path and query as the browser sent them */
export const answer = async (address: string): Promise<Answer> => {
  const url = urlOf(address)
  const [, dataName] = DATA.exec(url.pathname) ?? []
  if (dataName !== undefined) return dataAnswer(dataName)
  const still = drawnFiles().find(([name]) => `/${name}` === url.pathname)
  if (still)
    return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: String(still[1]) }
  // Laying out all templates takes a while: only for who asks for one.
  const templates = url.pathname.startsWith('/workflows/') ? templateFiles() : []
  const beside = [...filesOfTexts(), ...templates].find(([name]) => `/${name}` === url.pathname)
  if (beside)
    return { status: 200, headers: { 'content-type': typeOf(beside[0]) }, body: beside[1] }
  // Drawn when one asks for them alone: it takes a second or two.
  const resume = /^\/cv\.\w+\.(?:json|pdf)$/u.test(url.pathname) ? await resumeFiles() : []
  const taken = resume.find(([name]) => `/${name}` === url.pathname)
  if (taken) return { status: 200, headers: { 'content-type': typeOf(taken[0]) }, body: taken[1] }
  const about = seoFiles().find(([name]) => `/${name}` === url.pathname)
  if (about)
    return { status: 200, headers: { 'content-type': 'application/json' }, body: String(about[1]) }
  const problems = problemsAt(url)
  if (problems) return { status: 500, headers: { 'content-type': 'text/html' }, body: problems }
  const rendered = await render(url)
  if ('redirect' in rendered)
    return { status: 307, headers: { location: rendered.redirect }, body: '' }
  const { page, body, status } = rendered
  if (page.head === undefined) throw new Error('a page has no head')
  const html = htmlDocument({
    head: page.head,
    body,
    attributes: {
      ...attributesOfPage(page, {
        app: APP,
        layout: dataAddress(BUILD, `layout.${page.language}`),
        keep: () => dataAddress(BUILD, fileNameAt(url)),
      }),
      eager: '',
    },
    boot: '',
    sheets: [],
    font: '/ui/theme/font/figtree.woff2',
    extra: '<script type="module" src="/site/boot/index.ts"></script>',
  })
  return { status, headers: { 'content-type': 'text/html' }, body: html }
}

/** What stands in place of a page that has a problem. */
const problemsAt = (url: URL): string | undefined => {
  const found = resolve(url)
  if (found.kind !== 'page') return undefined
  const problems = problemsOf(found.entry)
  if (problems.length === 0) return undefined
  for (const problem of problems) console.error(problemLine(problem))
  return problemPage(found.entry.id, problems)
}

const dataAnswer = async (name: string): Promise<Answer> => {
  const [, language, file = ''] = /^search\/(\w+)\/(.+)$/u.exec(name) ?? []
  if (isLanguage(language)) return searchAnswer(language, `${file}.json`)
  if (problemsAt(urlOfFile(name)) !== undefined) return jsonAnswer(500, {})
  const data = await dataOf(name)
  const missing = 'screen' in data && data.screen === 'not-found'
  return jsonAnswer(missing ? 404 : 200, data)
}

const typeOf = (name: string): string => {
  const [, type = ''] = /\.(avif|webp|png|svg|json|pdf)$/u.exec(name) ?? []
  if (type === 'json' || type === 'pdf') return `application/${type}`
  if (type === '') return 'text/plain; charset=utf-8'
  return type === 'svg' ? 'image/svg+xml' : `image/${type}`
}

const indexes = new Map<Language, ReturnType<typeof searchIndex>>()

/** An index is made when somebody searches; any change to a source starts this file anew. */
const searchAnswer = (language: Language, file: string): Answer => {
  const index = indexes.get(language) ?? searchIndex(language)
  indexes.set(language, index)
  const content = index.get(file)
  return content === undefined
    ? jsonAnswer(404, {})
    : { ...jsonAnswer(200, undefined), body: content }
}

const jsonAnswer = (status: number, data: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(data),
})

/** What the build writes under that name; a page's own header is known once it is rendered. */
const dataOf = async (name: string) => {
  const [, kind, language] = /^(layout|navigation-a|library)\.(\w+)$/u.exec(name) ?? []
  if (isLanguage(language))
    return kind === 'library'
      ? libraryIndex(language)
      : kind === 'layout'
        ? layoutFor(language)
        : buildNavigationA(language)
  const shown = await render(urlOfFile(name))
  return 'redirect' in shown ? dataFor(urlOfFile(name)) : shown.page
}

const urlOfFile = (name: string): URL => urlOf(addressOfFile(name))
