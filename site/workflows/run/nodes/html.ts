import { NotSimulated } from '../failure.ts'
import { forgiving } from '../forgiving.ts'
import type { NodeProgram } from '../program.ts'
import { textOf } from '../values/text.ts'

/** Pages made of a template. Taking pages apart needs a document, which there is none of here. */
export const html: NodeProgram = {
  type: 'n8n-nodes-base.html',
  versions: [1, 1.1, 1.2],
  parameters: ['operation', 'html'],
  run: (task) => {
    const operation = task.param('operation', 0, 'generateHtmlTemplate')
    if (operation !== 'generateHtmlTemplate') throw new NotSimulated('value', operation)
    return [
      forgiving(task, (_, item) => {
        const page = textOf(task.raw('html') ?? '')
          .replace(/^=/, '')
          .replaceAll(/\{\{[\s\S]*?\}\}/g, (template) => textOf(task.evaluate(template, item)))
        return [{ json: { html: page }, pairedItem: { item } }]
      }),
    ]
  },
}
