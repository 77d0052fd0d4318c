import { forgiving } from '../forgiving.ts'
import type { NodeProgram } from '../program.ts'
import { plain } from '../values/copy.ts'
import { erase, read, write } from '../values/path.ts'

interface Rename {
  readonly currentKey?: string
  readonly newKey?: string
}

export const renameKeys: NodeProgram = {
  type: 'n8n-nodes-base.renameKeys',
  versions: [1],
  parameters: ['keys'],
  run: (task) => [
    forgiving(task, (piece, item) => {
      let json = plain(piece.json)
      for (const { currentKey = '', newKey = '' } of task.param<readonly Rename[]>(
        'keys.key',
        item,
        [],
      )) {
        const value = read(piece.json, currentKey)
        if (currentKey === '' || newKey === '' || currentKey === newKey || value === undefined)
          continue
        json = erase(write(json, newKey, value), currentKey)
      }
      return [{ ...piece, json, pairedItem: { item } }]
    }),
  ],
}
