/** What asks the web whatever the service, and other flows. */
import type { NodeFact } from './fact.ts'
import { HTTP_CREDENTIALS } from './http-credentials.ts'
import { op, same, say } from './say.ts'

export const WEB = {
  httpRequest: {
    type: 'n8n-nodes-base.httpRequest',
    version: 4.5,
    versions: [1, 2, 3, 4, 4.1, 4.2, 4.3, 4.4, 4.5],
    label: say('Requête HTTP', 'HTTP request'),
    does: say('Appelle une adresse et rend sa réponse', 'Calls an address and returns its answer'),
    kind: 'service',
    credentials: HTTP_CREDENTIALS,
    open: true,
    required: ['url'],
  },
  rssFeedRead: {
    type: 'n8n-nodes-base.rssFeedRead',
    version: 1.2,
    versions: [1, 1.1, 1.2],
    label: say('Lecture d’un flux RSS', 'RSS feed'),
    does: say('Lit les articles d’un flux RSS', 'Reads the items of an RSS feed'),
    kind: 'service',
    required: ['url'],
  },
  emailSend: {
    type: 'n8n-nodes-base.emailSend',
    version: 2.1,
    versions: [1, 2, 2.1],
    label: say('Courriel (SMTP)', 'Email (SMTP)'),
    does: say(
      'Envoie un courriel, et peut attendre une réponse',
      'Sends an email, and can wait for an answer',
    ),
    kind: 'service',
    credentials: ['smtp'],
    required: ['fromEmail', 'toEmail'],
    usual: 'send',
    operations: {
      send: op('Envoyer un courriel', 'Send an email'),
      sendAndWait: op(
        'Envoyer et attendre la réponse',
        'Send and wait for the answer',
        'subject',
        'message',
      ),
    },
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
