/** What decides where items go and when: conditions, loops, pauses, ends. */
import type { NodeFact } from './fact.ts'
import { say } from './say.ts'

export const CONTROL = {
  if: {
    type: 'n8n-nodes-base.if',
    version: 2.3,
    versions: [1, 2, 2.1, 2.2, 2.3],
    label: say('Condition', 'If'),
    does: say('Sépare les éléments en oui et non', 'Splits items into yes and no'),
    kind: 'core',
    outputs: ['yes', 'no'],
  },
  switch: {
    type: 'n8n-nodes-base.switch',
    version: 3.4,
    versions: [1, 2, 3, 3.1, 3.2, 3.3, 3.4],
    label: say('Aiguillage', 'Switch'),
    does: say(
      'Envoie chaque élément vers la sortie dont la règle est vraie',
      'Sends each item to the output whose rule holds',
    ),
    kind: 'core',
  },
  filter: {
    type: 'n8n-nodes-base.filter',
    version: 2.3,
    versions: [1, 2, 2.1, 2.2, 2.3],
    label: say('Filtre', 'Filter'),
    does: say(
      'Ne garde que les éléments qui remplissent les conditions',
      'Keeps only the items that meet the conditions',
    ),
    kind: 'core',
  },
  merge: {
    type: 'n8n-nodes-base.merge',
    version: 3.2,
    versions: [1, 2, 2.1, 3, 3.1, 3.2],
    label: say('Fusion', 'Merge'),
    does: say(
      'Réunit les éléments de plusieurs branches',
      'Brings items of several branches together',
    ),
    kind: 'core',
    inputs: 2,
  },
  splitInBatches: {
    type: 'n8n-nodes-base.splitInBatches',
    version: 3,
    versions: [1, 2, 3],
    label: say('Boucle par lots', 'Loop in batches'),
    does: say(
      'Passe les éléments lot par lot, puis rend le tout',
      'Hands items on batch by batch, then all of them',
    ),
    kind: 'core',
    outputs: ['done', 'each'],
  },
  wait: {
    type: 'n8n-nodes-base.wait',
    version: 1.1,
    versions: [1, 1.1],
    label: say('Attente', 'Wait'),
    does: say(
      "Suspend le flux jusqu'à une heure ou une réponse",
      'Holds the flow until a time or an answer',
    ),
    kind: 'core',
    credentials: ['httpBasicAuth', 'httpHeaderAuth', 'jwtAuth'],
    open: true,
  },
  noOp: {
    type: 'n8n-nodes-base.noOp',
    version: 1,
    versions: [1],
    label: say('Rien à faire', 'Do nothing'),
    does: say('Laisse passer les éléments tels quels', 'Lets items through as they are'),
    kind: 'core',
  },
  stopAndError: {
    type: 'n8n-nodes-base.stopAndError',
    version: 1,
    versions: [1],
    label: say('Arrêt sur erreur', 'Stop with an error'),
    does: say('Fait échouer le flux avec un message', 'Fails the flow with a message'),
    kind: 'core',
    outputs: [],
    required: ['errorMessage'],
  },
  respondToWebhook: {
    type: 'n8n-nodes-base.respondToWebhook',
    version: 1.5,
    versions: [1, 1.1, 1.2, 1.3, 1.4, 1.5],
    label: say('Réponse au webhook', 'Webhook response'),
    does: say("Répond à qui a appelé l'adresse", 'Answers whoever called the address'),
    kind: 'core',
    credentials: ['jwtAuth'],
    open: true,
  },
} satisfies Record<string, NodeFact>
