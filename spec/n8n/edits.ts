/** What somebody does to a template in the studio before they take it to n8n: by its commands alone. */
import { build } from '../../site/workflows/builder/build.ts'
import { examplesIn, type FlowExample } from '../../site/workflows/builder/examples.ts'
import type { Language } from '../../site/workflows/builder/said.ts'
import type { Command } from '../../site/workflows/document/command.ts'
import { linksIn } from '../../site/workflows/document/links.ts'
import { readFlow } from '../../site/workflows/document/read.ts'
import { begin, perform, redo, undo, type Session } from '../../site/workflows/document/session.ts'
import { tidying } from '../../site/workflows/document/tidy.ts'
import { clipboardOf, writeFlow } from '../../site/workflows/document/write.ts'
import type { Flow } from '../../site/workflows/flow/flow.ts'
import { NODES } from '../../site/workflows/nodes/index.ts'
import type { Recipe } from '../../site/workflows/recipes/recipe.ts'
import type { Template } from './case.ts'

/** One of each of ten categories; agents, loops, files, error outputs and sub-nodes are among them. */
export const EDITED: readonly string[] = [
  'trier-messages-boite-commune',
  'controler-factures-fournisseurs',
  'repondre-demande-acces-donnees',
  'verifier-sauvegardes-nocturnes',
  'dicter-compte-rendu-intervention',
  'accuser-reception-retractation',
  'remettre-affaire-gagnee',
  'tenir-calendrier-editorial',
  'relancer-contacts-salon',
  'reperer-abonnements-oublies',
]

/** The template as it leaves the studio: every edit done, written, and read again. */
export const editedTemplate = (recipe: Recipe, slug: string, language: Language): Template => {
  const names = new Map<string, string>()
  const session = EDITS.reduce(
    (former, edit) => edit(former, language, names),
    begin(build(recipe, slug, language)),
  )
  const read = readFlow(writeFlow(session.flow))
  if (!read.ok || read.repairs.length > 0) throw new Error(`${slug} does not come out as it is`)
  return {
    slug,
    language,
    recipe,
    flow: read.flow,
    examples: examplesIn(recipe, language).map((example) => called(example, names)),
  }
}

type Edit = (session: Session, language: Language, names: Map<string, string>) => Session

/** @throws where nothing changes: an edit that does nothing proves nothing */
const done = (session: Session, command: Command): Session => {
  const next = perform(session, command)
  if (next === session) throw new Error(`${command.do} changes nothing`)
  return next
}

/** The first link of the flow's first line: it is always run over. */
const firstLink = (flow: Flow) => {
  const links = linksIn(flow).filter(({ kind }) => kind === 'main')
  const entered = new Set(links.map(({ to }) => to.node))
  const first = links.find(({ from }) => !entered.has(from.node))
  if (!first) throw new Error('nothing leads on')
  return first
}

const renameSecond: Edit = (session, language, names) => {
  const { node: name } = firstLink(session.flow).to
  const to = language === 'fr' ? `${name} : l’« été » d'abord` : `${name}: "summer" isn't over`
  names.set(name, to)
  return done(session, { do: 'rename', name, to })
}

const insertFields: Edit = (session, language) =>
  done(session, {
    do: 'add',
    node: {
      type: NODES.set.type,
      name: language === 'fr' ? 'Relu dans le studio' : 'Read in the studio',
      parameters: {
        assignments: {
          assignments: [
            { id: '1', name: 'read_on', type: 'string', value: '={{ $now.toISODate() }}' },
          ],
        },
        includeOtherFields: true,
        options: { stripBinary: false },
      },
    },
    place: { on: 'link', link: firstLink(session.flow) },
  })

const insertAndReplace: Edit = (session) => {
  const added = done(session, {
    do: 'add',
    node: { type: NODES.noOp.type, name: 'Pause' },
    place: { on: 'output', from: firstLink(session.flow).to },
  })
  const name = added.selection[0]!
  const node = { type: NODES.limit.type, name, parameters: { maxItems: 5000 } }
  const replaced = done(added, { do: 'replace', name, node })
  const from = firstLink(replaced.flow).from
  return done(replaced, { do: 'move-after', name, from })
}

const insertAndRemove: Edit = (session) => {
  const added = done(session, {
    do: 'add',
    node: { type: NODES.noOp.type, name: 'Pause' },
    place: { on: 'link', link: firstLink(session.flow) },
  })
  return done(added, { do: 'remove', names: added.selection })
}

const describe: Edit = (session, language) => {
  const noted = done(session, {
    do: 'add',
    node: {
      type: NODES.stickyNote.type,
      name: 'Note',
      parameters: {
        content: language === 'fr' ? '## Revu' : '## Reviewed',
        height: 160,
        width: 240,
      },
    },
    place: { on: 'canvas', position: [-400, -400] },
  })
  const twice = done(noted, { do: 'duplicate', names: noted.selection })
  const pasted = readFlow(clipboardOf(twice.flow, twice.selection))
  if (!pasted.ok) throw new Error(pasted.key)
  return done(twice, { do: 'paste', flow: pasted.flow, position: [-800, -400] })
}

const setOptions: Edit = (session, language) => {
  const { node: name } = firstLink(session.flow).to
  return done(session, {
    do: 'set-options',
    name,
    options: { notes: language === 'fr' ? 'À relire en été' : 'Read again in summer' },
  })
}

const lookTidy: Edit = (session) => done(session, tidying(session.flow))

const backAndForth: Edit = (session) => redo(redo(redo(undo(undo(undo(session))))))

const rename: Edit = (session) =>
  done(session, { do: 'name-flow', name: `${session.flow.name} (studio)` })

const EDITS: readonly Edit[] = [
  renameSecond,
  insertFields,
  insertAndReplace,
  insertAndRemove,
  setOptions,
  describe,
  lookTidy,
  backAndForth,
  rename,
]

/** An example of nodes that are called otherwise now. */
const called = (example: FlowExample, names: ReadonlyMap<string, string>): FlowExample => {
  const now = (name: string) => names.get(name) ?? name
  const all = <Value>(map: ReadonlyMap<string, Value>) =>
    new Map([...map].map(([name, value]) => [now(name), value] as const))
  return {
    ...example,
    given: all(example.given),
    asks: all(example.asks),
    expects: example.expects.map((one) => ({ ...one, node: now(one.node) })),
  }
}
