import { evaluate, standardNames } from '../expression/index.ts'
import { NotSimulated } from '../failure.ts'
import { forgiving } from '../forgiving.ts'
import type { NodeProgram, NodeTask } from '../program.ts'

/** Fingerprints. What is drawn by chance, or needs a secret, an example has to give. */
export const cryptoNode: NodeProgram = {
  type: 'n8n-nodes-base.crypto',
  versions: [1, 2],
  parameters: ['action', 'type', 'binaryData', 'value', 'dataPropertyName', 'encoding'],
  run: (task) => {
    const action = task.param('action', 0, 'hash')
    if (action !== 'hash')
      throw new NotSimulated(action === 'generate' ? 'random' : 'value', action)
    if (task.param('binaryData', 0, false)) throw new NotSimulated('value', 'binaryData')
    return [
      forgiving(task, (piece, item) => [
        {
          ...piece,
          json: {
            ...piece.json,
            [task.param('dataPropertyName', item, 'data')]: fingerprint(task, item),
          },
          pairedItem: { item },
        },
      ]),
    ]
  },
}

function fingerprint(task: NodeTask, item: number): string {
  const type = task.param('type', item, 'MD5')
  if (type.startsWith('SHA3-')) throw new NotSimulated('value', type)
  const hex = evaluate('value.hash(type)', {
    ...standardNames({ now: task.now, zone: task.zone }),
    value: task.param('value', item, ''),
    type,
  }) as string
  if (task.param('encoding', item, 'hex') === 'hex') return hex
  return btoa(hex.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))))
}
