/** What asks the web, and notes on the canvas. */
import type { NodeFact } from './fact.ts'
import { same, say } from './say.ts'

export const WEB = {
  httpRequest: {
    type: 'n8n-nodes-base.httpRequest',
    version: 4.5,
    versions: [1, 2, 3, 4, 4.1, 4.2, 4.3, 4.4, 4.5],
    label: say('Requête HTTP', 'HTTP request'),
    does: say('Appelle une adresse et rend sa réponse', 'Calls an address and returns its answer'),
    kind: 'service',
    credentials: [
      'httpHeaderAuth',
      'httpBearerAuth',
      'httpBasicAuth',
      'httpQueryAuth',
      'oAuth2Api',
    ],
    open: true,
    required: ['url'],
  },
  stickyNote: {
    type: 'n8n-nodes-base.stickyNote',
    version: 1,
    versions: [1],
    label: same('Note'),
    does: say(
      'Explique une partie du flux sur le plan',
      'Explains a part of the flow on the canvas',
    ),
    kind: 'note',
  },
} satisfies Record<string, NodeFact>
