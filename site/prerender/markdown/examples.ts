import { codeBlock } from './code.ts'
import type { Context } from './context.ts'
import type { Directive, DirectiveKind } from './directives.ts'
import type { Example } from './lookups.ts'
import { missing } from '../../content/missing.ts'

/** `::example[rag/rappel.ts]{lines=3-12}`: code that tests run, printed as it ran. */
export const example = (context: Context): DirectiveKind => ({
  level: 'block',
  usage: '::example[folder/file.ts]{lines=3-12}',
  takes: ['lines'],
  render({ token, label, attributes }) {
    const { lookups, problem } = context
    const found = lookups.examples.get(label)
    if (found === undefined) {
      problem(token, missing('example file', label, lookups.examples.keys()))
      return ''
    }
    const text = partOf(found, attributes['lines'])
    if (text === undefined) problem(token, noSuchLines({ token, label, attributes }, found))
    const file = label.split('/').at(-1) ?? label
    const extension = /\.(\w+)$/u.exec(file)?.[1]
    return codeBlock(context, text ?? '', extension, file, { path: label, href: found.href })
  },
})

/** Lines `3-12`, or the one line `7`, without the space that all of them begin with. */
const partOf = ({ text }: Example, lines: string | undefined): string | undefined => {
  if (lines === undefined) return text.trimEnd()
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/u.exec(lines) ?? []
  const all = linesOf(text)
  const [first, last] = [Number(from), Number(to)]
  if (!(first >= 1 && first <= last && last <= all.length)) return undefined
  const part = all.slice(first - 1, last)
  const margin = Math.min(
    ...part.filter((line) => line.trim() !== '').map((line) => line.search(/\S/u)),
  )
  return part.map((line) => line.slice(margin)).join('\n')
}

const noSuchLines = ({ label, attributes }: Directive, { text }: Example): string =>
  `« ${label} » has no lines « ${attributes['lines']} »: write lines=<first>-<last>, between 1 and ${linesOf(text).length}`

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n')
