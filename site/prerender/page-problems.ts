/** In development, a page with a problem shows it in place of itself; all others go on. */
import { problemLine, type Problem } from '../content/problem.ts'
import { readText } from '../content/texts-on-disk.ts'
import { faults, type Entry } from '../routes/entries.ts'
import { LANGUAGES } from '../routes/language.ts'
import { bodyOf } from './page-text.ts'
import { inOrder, located } from './check.ts'
import { escape } from './markdown.ts'

/** What is wrong with the records and the files, as the terminal tells it. */
export const recordProblems = (): readonly Problem[] =>
  inOrder(faults.map((fault) => located(fault, readText)))

/** What is wrong with the files of one page. */
export const problemsOf = (entry: Entry): readonly Problem[] => {
  const own = `site/content/${entry.collection}/${entry.id}.`
  const ofRecord = recordProblems().filter(({ file }) => file.startsWith(own))
  const ofTexts = LANGUAGES.flatMap((language) => bodyOf(entry, language)?.problems ?? [])
  return inOrder([...ofRecord, ...ofTexts])
}

/** A page to read, which the dev server loads again by itself. */
export const problemPage = (id: string, problems: readonly Problem[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(id)}</title><style>${STYLE}</style></head>` +
  `<body><main><h1>${escape(id)}</h1><p>This page is not built before this is put right. All others go on.</p><ul>` +
  problems.map((problem) => `<li>${escape(problemLine(problem))}</li>`).join('') +
  `</ul></main></body></html>`

const STYLE =
  'body{margin:0;background:#14121a;color:#eee;font:16px/1.6 system-ui,sans-serif}' +
  'main{max-width:72ch;margin:0 auto;padding:48px 24px}' +
  'li{margin:12px 0;font-family:ui-monospace,monospace;overflow-wrap:anywhere}'
