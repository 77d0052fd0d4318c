/** Which modules of the application travel in one file. */
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number]

/**
 * Few files, none of which brings much that its page has no use for. Earlier groups take first.
 * @param root the project's folder
 */
export const chunkGroups = (root: string): Group[] => [
  // All that the application starts with, but its entry: a second start fetches that anew.
  { name: 'layout', tags: ['$initial'], test: /^(?!.*entry-client)/u },
  // What many screens have in common.
  { name: 'page', test: /[/](?:ui[/](?!character)|parts[/])/u, minShareCount: 6 },
  // What comes after the page, each with all that only it needs or needs first.
  neededBy('navigation', resolve(root, 'site/navigation/living.tsx')),
  { name: 'character', test: /[/]ui[/]character[/]/u, minShareCount: 5 },
  // The rules that the corner, the game and the lab live by.
  { name: 'engine', test: /[/]engine[/]|[/]seedrandom[/]/u, minShareCount: 5 },
  neededBy('opale', resolve(root, 'site/layout/companion/alive.tsx')),
  neededBy('services', resolve(root, 'site/layout/services/visit-services.tsx')),
]

/** What a module imports, however deep. Doors of the engine open on more than anybody takes. */
const neededBy = (name: string, from: string): Group => {
  const needed = new Set<string>()
  return {
    debugName: name,
    name: (id, graph) => {
      if (needed.size === 0) needed.add(from)
      for (const one of needed)
        for (const next of graph.getModuleInfo(one)?.importedIds ?? [])
          if (!/[/]engine[/]/u.test(next)) needed.add(next)
      return needed.has(id) ? name : null
    },
    includeDependenciesRecursively: false,
  }
}
