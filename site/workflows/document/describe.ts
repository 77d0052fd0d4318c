/** A flow told as a document that people read: what starts it, what it does, what it needs. */
import type { Flow, FlowNode } from '../flow/flow.ts'
import type { Language } from '../builder/said.ts'
import { factOf, serviceName } from '../nodes/index.ts'
import { outputName } from '../library/output-names.ts'
import { settingsOf } from './describe/settings.ts'
import { sentenceOf } from './describe/sentence.ts'
import { escaped, WORDS } from './describe/words.ts'
import { isNote } from './ends.ts'
import { graphOf, startsIn } from './outline/graph.ts'
import { outlineOf, type Entry } from './outline.ts'

/** Markdown. */
export const documentationOf = (flow: Flow, language: Language): string => {
  const words = WORDS[language]
  const nodes = new Map(flow.nodes.map((node) => [node.name, node]))
  const starts = startsIn(graphOf(flow, ''))
  const { entries, notes } = outlineOf(flow, language)
  const sections = [
    [`# ${escaped(flow.name || words.untitled)}`],
    [
      `## ${words.starts}`,
      ...(starts.length === 0
        ? [words.noStart]
        : starts.map(
            (name) => `- **${escaped(name)}**: ${sentenceOf(nodes.get(name)!, language)}`,
          )),
    ],
    entries.length > 0 ? [`## ${words.steps}`, ...stepsOf(entries, nodes, language)] : [],
    needsOf(flow, language),
    settingsOf(flow, language),
    notes.length > 0 ? [`## ${words.notes}`, ...notes.map((name) => textOf(nodes.get(name)!))] : [],
  ]
  return `${sections
    .filter((lines) => lines.length > 0)
    .map(([heading, ...lines]) => [heading, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n'))
    .join('\n\n')}\n`
}

const stepsOf = (
  entries: readonly Entry[],
  nodes: ReadonlyMap<string, FlowNode>,
  language: Language,
): readonly string[] => {
  const words = WORDS[language]
  const lines: string[] = []
  const add = (entry: Entry, depth: number, mark: string): void => {
    const indent = '   '.repeat(depth)
    if (entry.kind === 'joins') {
      const said = entry.isBack ? words.back : words.joins
      lines.push(`${indent}${mark} → ${said} **${escaped(entry.name)}**`)
      return
    }
    const node = nodes.get(entry.name)!
    const off = node.disabled === true ? ` (${words.off})` : ''
    const told = sentenceOf(node, language)
    lines.push(`${indent}${mark} **${escaped(entry.name)}**${off}: ${told}`)
    if (node.notes) lines.push(`${indent}   ${oneLine(node.notes)}`)
    for (const part of entry.parts) add(part, depth + 1, '-')
    for (const { label, branch, isError, entries: inner } of entry.ways) {
      const way = isError ? words.failed : words.way(outputName(label, language), branch)
      lines.push(`${indent}   - ${inner.length > 0 ? `${way}:` : `${way}: ${words.ends}`}`)
      inner.forEach((one, at) => add(one, depth + 2, `${at + 1}.`))
    }
  }
  entries.forEach((entry, at) => add(entry, 0, `${at + 1}.`))
  return lines
}

const needsOf = ({ nodes }: Flow, language: Language): readonly string[] => {
  const words = WORDS[language]
  const accounts = new Map<string, string[]>()
  for (const node of nodes) {
    const fact = factOf(node.type)
    const given = Object.keys(node.credentials ?? {})
    const kinds = given.length > 0 ? given : fact?.open ? [] : (fact?.credentials ?? []).slice(0, 1)
    for (const kind of kinds) {
      const service = fact?.service ? serviceName(fact.service, language) : kind
      accounts.set(service, [...(accounts.get(service) ?? []), node.name])
    }
  }
  const unknown = nodes.filter((node) => !factOf(node.type) && !isNote(node))
  return [
    `## ${words.needs}`,
    ...(accounts.size === 0 ? [words.noAccounts] : []),
    ...[...accounts].map(
      ([service, names]) => `- ${escaped(service)}: ${names.map(escaped).join(', ')}`,
    ),
    ...unknown.map(
      ({ name, type }) => `- ${words.unknown} \`${type.replaceAll('`', '')}\`: ${escaped(name)}`,
    ),
  ]
}

const textOf = ({ parameters: { content } }: FlowNode): string =>
  typeof content === 'string' ? content.trim() : ''

const oneLine = (text: string): string => escaped(text.replaceAll(/\s+/gu, ' ').trim())
