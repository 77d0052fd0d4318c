import type { NodeProgram } from '../program.ts'

export const limit: NodeProgram = {
  type: 'n8n-nodes-base.limit',
  versions: [1],
  parameters: ['maxItems', 'keep'],
  run: ({ items, param }) => {
    const most = param('maxItems', 0, 1)
    if (most > items.length) return [items]
    return [
      param('keep', 0, 'firstItems') === 'firstItems'
        ? items.slice(0, most)
        : items.slice(items.length - most),
    ]
  },
}
