/** Which modules of the application travel in one file. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number]
type Graph = Parameters<Extract<Group['name'], (...given: never) => unknown>>[1]

/**
 * Few files, none of which brings much that its page has no use for. Earlier groups take first.
 * @param root the project's folder
 */
export const chunkGroups = (root: string): Group[] => {
  const pages = join(root, 'site/pages')
  const files = readdirSync(pages).map((name) => join(pages, name, 'index.tsx'))
  const screens = importedBy(files)
  const many = sharedBy(files, 8)
  const reading = importedBy([join(pages, 'article/index.tsx')])
  const blocks = importedBy([join(root, 'site/pages/parts/blocks.tsx')])
  const navigation = importedBy([join(root, 'site/navigation/enhancements.tsx')])
  const opale = importedBy([join(root, 'site/layout/corner/live-companion.tsx')])
  const panel = importedBy([join(root, 'site/layout/corner/care-modal.tsx')])
  const services = importedBy([join(root, 'site/layout/services/visit-services.tsx')])
  const later = [navigation, opale, services]
  const everywhere: Test = (id, graph) => [reading, panel, ...later].some((test) => test(id, graph))
  return [
    // All that the application starts with, but its entry: a second start fetches that anew.
    { name: 'layout', tags: ['$initial'], test: /^(?!.*entry-client)/u },
    // What many screens have in common: with every page that is read, and among themselves.
    group('page', (id, graph) => PARTS.test(id) && everywhere(id, graph) && many(id, graph)),
    group('blocks', (id, graph) => PARTS.test(id) && blocks(id, graph) && many(id, graph)),
    group('lists', (id, graph) => PARTS.test(id) && many(id, graph)),
    // Where one is filled in, others are.
    group('fields', (id) => FIELDS.test(id)),
    // Her drawing; what her moods and stages are called is known to many who never draw her.
    {
      name: 'character',
      test: /[/]ui[/]companion[/]character[/](?!moods|stages)/u,
      minShareCount: 5,
      includeDependenciesRecursively: false,
    },
    // The rules that the corner, the game and the lab live by.
    {
      name: 'engine',
      test: (id) => (isEngine(id) && !OF_A.test(id)) || /[/]seedrandom[/]/u.test(id),
      minShareCount: 5,
    },
    group('stages', (id) => SHOWN_OF_A.test(id)),
    { name: 'engine', test: /[/]engine[/]create-engine[.]ts$/u },
    // What comes after every page, and what of it some screens bring already.
    group(
      'common',
      (id, graph) =>
        FAILURE.test(id) ||
        HER_WORDS.test(id) ||
        (screens(id, graph) && later.some((test) => test(id, graph))),
    ),
    group('navigation', navigation),
    group('opale', (id, graph) => opale(id, graph) || MACHINES.test(id)),
    group('services', services),
  ]
}

/** The engine's own modules, and not whatever lies below a folder of that name. */
const isEngine = (id: string): boolean => id.startsWith(join(import.meta.dirname, 'engine/'))

/** Nothing that B lives by, though many show some of it. */
const OF_A = /[/]engine[/]reading-a[/]/u

/** Pages say when they were written. */
const PARTS =
  /[/](?:ui[/](?!companion[/]character|theme)|site[/]components[/]|parts[/]|i18n[/]date[.])/u

const FIELDS = /[/]ui[/](?:checkbox|radio-group|select|textarea)[/]/u

/** What shows that a page did not come has to be there before. */
const FAILURE =
  /[/]components[/]error-screen[/]|[/]ui[/]disclosure[/]|[/]layout[/]failure-(?:screen|words)/u

/** What each language's words of hers are made with. */
const HER_WORDS = /[/]i18n[/]opale[/]derived[.]ts$/u

/** What the corner alone takes of the engine: its small machines, and the door to B. */
const MACHINES = /[/]engine[/](?:keeper|logo|prompt|store|reading-b[/]create-engine)[.]ts$/u

/** What is shown of A where nobody lives by it. */
const SHOWN_OF_A = /[/]engine[/]reading-a[/](?:action-table|level|stage)[.]ts$/u

type Test = (id: string, graph: Graph) => boolean

const group = (name: string, test: Test): Group => ({
  name: (id, graph) => (test(id, graph) ? name : null),
  debugName: name,
  includeDependenciesRecursively: false,
})

/** Whether a module is imported, however deep, by so many of these or more. */
const sharedBy = (files: readonly string[], least: number): Test => {
  const tests = files.map((file) => importedBy([file]))
  return (id, graph) => tests.filter((test) => test(id, graph)).length >= least
}

/** Whether a module is one of these, or imported by one, however deep. */
const importedBy = (files: readonly string[]): Test => {
  const found = new Set<string>()
  return (id, graph) => {
    if (found.size === 0) {
      for (const file of files) found.add(file)
      for (const one of found)
        for (const next of graph.getModuleInfo(one)?.importedIds ?? [])
          // Doors of the engine open on more than anybody takes.
          if (!isEngine(next)) found.add(next)
    }
    return found.has(id)
  }
}
