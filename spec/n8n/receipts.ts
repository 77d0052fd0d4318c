/** What was proven of each template, and when. Pages show it; a changed template has none. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Flow } from '../../site/workflows/flow/flow.ts'
import { keyOf, type Template } from './case.ts'
import { rolesOf } from './dry.ts'
import type { Verdict } from './judgement.ts'
import { ranIn } from './runs.ts'
import { nodesRun } from './verdict.ts'

export interface Receipt {
  readonly slug: string
  readonly language: 'fr' | 'en'
  /** SHA-256 of the flow's JSON, as it is published. */
  readonly hash: string
  readonly n8n: string
  /** ISO day. */
  readonly date: string
  readonly examples: number
  /** Nodes by their names in the recipe. */
  readonly real: readonly string[]
  /** Those for which the example spoke, and the parts they use. */
  readonly replaced: readonly string[]
  /** Outputs that lead on and that no example takes, as `node.output`, counted from 0. */
  readonly untaken: readonly string[]
}

/** By slug and language, in the order of the alphabet. */
export type Receipts = Readonly<Record<string, Readonly<Record<string, Entry>>>>
type Entry = Omit<Receipt, 'slug' | 'language'>

/** Beside the recipes: pages show it. */
const FILE = join(import.meta.dirname, '../../site/workflows/receipts.json')

/** The version that is installed to judge by. */
export const installed = (): string => {
  const text = readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')
  return (JSON.parse(text) as { readonly dependencies: { readonly n8n: string } }).dependencies.n8n
}

export const hashOf = (flow: Flow): string =>
  createHash('sha256')
    .update(JSON.stringify(flow, null, 2))
    .digest('hex')

export const receiptOf = ({ template, judged }: Verdict, n8n: string, date: string): Receipt => {
  const ran = nodesRun(template, judged)
  const roles = [...rolesOf(template)]
  return {
    slug: template.slug,
    language: template.language,
    hash: hashOf(template.flow),
    n8n,
    date,
    examples: judged.length,
    real: keysOf(
      template,
      roles.filter(([name, role]) => ran.has(name) && REAL.has(role)),
    ),
    replaced: keysOf(
      template,
      roles.filter(([, role]) => !REAL.has(role)),
    ),
    untaken: untakenIn({ template, judged }),
  }
}

/** What is not proven is said, not hidden. */
const untakenIn = ({ template, judged }: Pick<Verdict, 'template' | 'judged'>): readonly string[] =>
  Object.entries(template.flow.connections)
    .flatMap(([name, { main = [] }]) =>
      main.flatMap((targets, output) => {
        const isTaken = judged.some(({ run }) =>
          (run ? (ranIn(run, template.flow).get(name) ?? []) : []).some(
            ({ outputs }) => (outputs[output]?.length ?? 0) > 0,
          ),
        )
        return targets && targets.length > 0 && !isTaken
          ? [`${keyOf(template, name)}.${output}`]
          : []
      }),
    )
    .toSorted()

const REAL = new Set(['real', 'model'])

const keysOf = (template: Template, roles: readonly (readonly [string, string])[]) =>
  roles.map(([name]) => keyOf(template, name)).toSorted()

export const readReceipts = (): Receipts => {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Receipts
  } catch {
    return {}
  }
}

/**
 * @param judged slugs that were judged: those without a new receipt lose theirs
 * @param known slugs that there are
 */
export const writeReceipts = (
  receipts: readonly Receipt[],
  judged: ReadonlySet<string>,
  known: ReadonlySet<string>,
): void => {
  const old = readReceipts()
  const next: Record<string, Record<string, Entry>> = {}
  for (const [slug, entries] of Object.entries(old))
    if (known.has(slug) && !judged.has(slug)) next[slug] = { ...entries }
  for (const { slug, language, ...entry } of receipts)
    (next[slug] ??= {})[language] = dated(entry, old[slug]?.[language])
  const sorted = Object.fromEntries(Object.entries(next).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** What was proven before and is proven the same again keeps its date. */
const dated = (entry: Entry, before: Entry | undefined): Entry =>
  before && JSON.stringify({ ...before, date: entry.date }) === JSON.stringify(entry)
    ? before
    : entry
