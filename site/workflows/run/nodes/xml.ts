import { NodeFailure, NotSimulated } from '../failure.ts'
import type { Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { textOf } from '../values/text.ts'
import { readXml } from '../values/xml-read.ts'
import { writeXml } from '../values/xml-write.ts'

export const xml: NodeProgram = {
  type: 'n8n-nodes-base.xml',
  versions: [1],
  parameters: ['mode', 'dataPropertyName', 'options', 'xmlNotice'],
  run: (task) => {
    const options = Object.keys(task.param('options', 0, {}))
    if (options.length > 0) throw new NotSimulated('parameter', `options.${options[0]}`)
    const isReading = task.param('mode', 0, 'xmlToJson') === 'xmlToJson'
    return [
      task.items.flatMap((piece, item) =>
        withoutFailed(task, () => [
          isReading ? readFrom(task, piece) : writtenTo(task, piece, item),
        ]),
      ),
    ]
  },
}

/** Unlike others, this node drops what fails when it goes on. */
function withoutFailed(task: NodeTask, make: () => readonly Piece[]): readonly Piece[] {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof NodeFailure) || !task.forgives) throw error
    return []
  }
}

function readFrom(task: NodeTask, { json }: Piece): Piece {
  const name = task.param('dataPropertyName', 0, 'data')
  if (json[name] === undefined) throw new NodeFailure(`Item has no JSON property called "${name}"`)
  return { json: readXml(textOf(json[name])) as Piece['json'] }
}

function writtenTo(task: NodeTask, { json }: Piece, item: number): Piece {
  const [only, ...others] = Object.keys(json)
  if (only !== undefined && others.length === 0 && Array.isArray(json[only]))
    throw new NotSimulated('value', only)
  const name = task.param('dataPropertyName', 0, 'data')
  return { json: { [name]: writeXml(json) }, pairedItem: { item } }
}
