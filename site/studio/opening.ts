/** What the studio opens with: what an address asks for, or what was worked on last. */
import { keptDocuments, type KeptDocument, type NamedVersion } from '../ports/studio-documents.ts'
import { randomId } from '../ports/random-id.ts'
import { templateFile } from '../ports/template-files.ts'
import type { Language } from '../routes/language.ts'
import { readFlow, type ReadFlow } from '../workflows/document/read.ts'
import type { Flow } from '../workflows/flow/flow.ts'
import { flowIn } from './out/link.ts'
import { TEMPLATE } from './asked.ts'
import type { Identity } from './saving.ts'
import type { Example } from './run.ts'
import type { Origin } from './studio.ts'

export interface Opening {
  readonly flow: Flow
  readonly identity: Identity
  readonly origin?: Origin | undefined
  readonly versions?: readonly NamedVersion[] | undefined
  readonly stops?: readonly string[] | undefined
}

export type Opened = Opening | { readonly refused: Extract<ReadFlow, { ok: false }> } | undefined

/** @returns nothing where there is nothing to open yet */
export const openAt = async (url: URL, language: Language): Promise<Opened> => {
  const linked = await flowIn(url.hash)
  if (linked) return linked.ok ? fresh(linked.flow) : { refused: linked }
  const slug = url.searchParams.get(TEMPLATE)
  if (slug !== null && SLUG.test(slug)) return openTemplate(slug, language)
  const [last] = keptDocuments()
  return last && openKept(last, language)
}

const SLUG = /^[a-z\d-]{1,80}$/u

/** @throws when its file does not come */
export const openTemplate = async (slug: string, language: Language): Promise<Opening> => {
  const [flow, origin] = await Promise.all([
    templateFile<Flow>(`/workflows/${slug}.${language}.json`),
    originOf(slug, language),
  ])
  return { ...fresh(flow, slug), origin }
}

/** @returns nothing where what is kept can no longer be read */
export const openKept = async (
  { id, revision, template, versions, stops, flow }: KeptDocument,
  language: Language,
): Promise<Opened> => {
  const read = readFlow(JSON.stringify(flow))
  if (!read.ok) return { refused: read }
  return {
    flow: read.flow,
    identity: { id, revision, template },
    versions,
    stops,
    // Without the network the document opens all the same; its examples come another time.
    origin:
      template === undefined
        ? undefined
        : await originOf(template, language).catch(() => undefined),
  }
}

export const fresh = (flow: Flow, template?: string): Opening => ({
  flow,
  identity: { id: randomId(), revision: 0, template },
})

export const blank = (name: string): Flow => ({ name, nodes: [], connections: {}, settings: {} })

const originOf = async (slug: string, language: Language): Promise<Origin> => ({
  examples: await templateFile<readonly Example[]>(`/workflows/${slug}.${language}.examples.json`),
})
