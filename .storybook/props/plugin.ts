/** Gives each component its table of props, where Storybook is for reading. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { STANDS_FOR } from './source.ts'
import { tablesOf } from './read.ts'

/**
 * Names, too: a bundler shortens them, and code that is shown should say them. A component that a file
 * of stories has for itself is marked, see `source.ts`.
 *
 * @param root of the project @param folders in it, those that are there
 */
export const propTables = (root: string, folders: readonly string[]): Plugin => {
  const there = folders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
  const tables = tablesOf(there)
  return {
    name: 'prop-tables',
    enforce: 'post',
    transform(code, id) {
      const [file = ''] = id.split('?', 1)
      const lines = file.endsWith('.stories.tsx')
        ? [...code.matchAll(OF_A_STORY)].map(([, name = '']) =>
            assign(name, { displayName: `${STANDS_FOR}${name}` }),
          )
        : there.some((folder) => file.startsWith(`${folder}/`)) && file.endsWith('.tsx')
          ? [...tables.of(file)].map(
              ([name, propTable]) =>
                `${assign(name, { displayName: name, propTable })} ${rename(name)}`,
            )
          : []
      return lines.length === 0 ? null : { code: `${code}\n${lines.join('\n')}\n`, map: null }
    },
    hotUpdate: () => tables.forget(),
  }
}

const OF_A_STORY = /^function ([A-Z]\w*)\(/gmu

/** The head of a table over those of parts goes by the name of the function. */
const rename = (name: string) =>
  `Object.defineProperty(${name}, 'name', { value: ${JSON.stringify(name)} });`

const assign = (name: string, said: object) => `Object.assign(${name}, ${JSON.stringify(said)});`
