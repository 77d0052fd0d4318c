/** Gives each component its table of props, where Storybook is for reading. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { tablesOf } from './read.ts'

/** @param root of the project @param folders in it, those that are there */
export const propTables = (root: string, folders: readonly string[]): Plugin => {
  const there = folders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
  const tables = tablesOf(there)
  return {
    name: 'prop-tables',
    enforce: 'post',
    transform(code, id) {
      const [file = ''] = id.split('?', 1)
      if (!file.endsWith('.tsx') || !there.some((folder) => file.startsWith(`${folder}/`)))
        return null
      const lines = [...tables.of(file)].map(
        ([name, table]) => `Object.assign(${name}, { propTable: ${JSON.stringify(table)} });`,
      )
      return lines.length === 0 ? null : { code: `${code}\n${lines.join('\n')}\n`, map: null }
    },
    hotUpdate: () => tables.forget(),
  }
}
