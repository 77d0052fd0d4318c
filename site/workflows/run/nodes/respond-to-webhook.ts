import { askedBy } from '../asked.ts'
import type { NodeProgram } from '../program.ts'

/** Whoever called gets the answer; the items go on as they are. */
export const respondToWebhook: NodeProgram = {
  type: 'n8n-nodes-base.respondToWebhook',
  versions: [1, 1.1, 1.2, 1.3, 1.4, 1.5],
  parameters: [
    'respondWith',
    'responseBody',
    'redirectURL',
    'responseDataSource',
    'inputFieldName',
    'responseKey',
    'options',
    'generalNotice',
    'webhookNotice',
  ],
  run: (task) => {
    askedBy(task)
    return [task.items]
  },
}
