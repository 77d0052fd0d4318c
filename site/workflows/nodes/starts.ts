/** What starts a flow without a service: a person, a clock, a call, an address that is polled. */
import type { NodeFact } from './fact.ts'
import { same, say } from './say.ts'

export const STARTS = {
  manualTrigger: {
    type: 'n8n-nodes-base.manualTrigger',
    version: 1,
    versions: [1],
    label: say('Départ à la main', 'Manual start'),
    does: say('Lance le flux quand vous cliquez', 'Starts the flow when you click'),
    kind: 'trigger',
  },
  scheduleTrigger: {
    type: 'n8n-nodes-base.scheduleTrigger',
    version: 1.4,
    versions: [1, 1.1, 1.2, 1.3, 1.4],
    label: say('Horaire', 'Schedule'),
    does: say(
      'Lance le flux à heures fixes ou à intervalle',
      'Starts the flow at set times or intervals',
    ),
    kind: 'trigger',
  },
  webhook: {
    type: 'n8n-nodes-base.webhook',
    version: 2.1,
    versions: [1, 1.1, 2, 2.1],
    label: same('Webhook'),
    does: say(
      'Lance le flux quand une adresse est appelée',
      'Starts the flow when an address is called',
    ),
    kind: 'trigger',
    credentials: ['httpBasicAuth', 'httpHeaderAuth', 'jwtAuth'],
    open: true,
  },
  formTrigger: {
    type: 'n8n-nodes-base.formTrigger',
    version: 2.6,
    versions: [1, 2, 2.1, 2.2, 2.3, 2.4, 2.5, 2.6],
    label: say('Formulaire', 'Form'),
    does: say(
      'Affiche un formulaire et part avec les réponses',
      'Shows a form and starts with the answers',
    ),
    kind: 'trigger',
    credentials: ['httpBasicAuth'],
    open: true,
    required: ['formTitle'],
  },
  chatTrigger: {
    type: '@n8n/n8n-nodes-langchain.chatTrigger',
    version: 1.5,
    versions: [1, 1.1, 1.2, 1.3, 1.4, 1.5],
    label: say('Message de discussion', 'Chat message'),
    does: say(
      'Ouvre une discussion et part à chaque message',
      'Opens a chat and starts at each message',
    ),
    kind: 'trigger',
    credentials: ['httpBasicAuth'],
    open: true,
    takes: { ai_memory: 'possible' },
  },
  errorTrigger: {
    type: 'n8n-nodes-base.errorTrigger',
    version: 1,
    versions: [1],
    label: say('Échec d’un flux', 'Flow failure'),
    does: say(
      'Part quand l’exécution d’un autre flux échoue',
      'Starts when a run of another flow fails',
    ),
    kind: 'trigger',
  },
  emailImap: {
    type: 'n8n-nodes-base.emailReadImap',
    version: 2.2,
    versions: [1, 2, 2.1, 2.2],
    label: say('Courriel reçu (IMAP)', 'Email received (IMAP)'),
    does: say(
      'Part à chaque nouveau message de la boîte',
      'Starts on each new message in the mailbox',
    ),
    kind: 'trigger',
    credentials: ['imap'],
  },
  rssTrigger: {
    type: 'n8n-nodes-base.rssFeedReadTrigger',
    version: 1,
    versions: [1],
    label: say('Nouvel article RSS', 'New RSS item'),
    does: say('Part quand un flux RSS publie', 'Starts when an RSS feed publishes'),
    kind: 'trigger',
  },
  executeWorkflowTrigger: {
    type: 'n8n-nodes-base.executeWorkflowTrigger',
    version: 1.2,
    versions: [1, 1.1, 1.2],
    label: say('Appel par un autre flux', 'Called by another flow'),
    does: say('Part quand un autre flux l’appelle', 'Starts when another flow calls it'),
    kind: 'trigger',
    choices: {
      inputSource: { usual: 'workflowInputs', requires: { workflowInputs: ['workflowInputs'] } },
    },
  },
} satisfies Record<string, NodeFact>
