/** What decides where items go and when: conditions, loops, pauses, ends. */
import type { NodeFact } from './fact.ts'
import { op, say } from './say.ts'

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
      'Suspend le flux jusqu’à une heure ou une réponse',
      'Holds the flow until a time or an answer',
    ),
    kind: 'core',
    credentials: ['httpBasicAuth', 'httpHeaderAuth', 'jwtAuth'],
    open: true,
    choices: {
      resume: {
        usual: 'timeInterval',
        requires: { specificTime: ['dateTime'], form: ['formTitle'] },
      },
    },
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
    does: say('Fait échouer le flux avec un message', 'Makes the flow fail with a message'),
    kind: 'core',
    outputs: [],
    choices: {
      errorType: {
        usual: 'errorMessage',
        requires: { errorMessage: ['errorMessage'], errorObject: ['errorObject'] },
      },
    },
  },
  respondToWebhook: {
    type: 'n8n-nodes-base.respondToWebhook',
    version: 1.5,
    versions: [1, 1.1, 1.2, 1.3, 1.4, 1.5],
    label: say('Réponse au webhook', 'Webhook response'),
    does: say('Répond à qui a appelé l’adresse', 'Answers whoever called the address'),
    kind: 'core',
    credentials: ['jwtAuth'],
    open: true,
    choices: {
      respondWith: { usual: 'firstIncomingItem', requires: { redirect: ['redirectURL'] } },
    },
  },
  form: {
    type: 'n8n-nodes-base.form',
    version: 2.5,
    versions: [1, 2.3, 2.4, 2.5],
    label: say('Page de formulaire', 'Form page'),
    does: say(
      'Montre une page de plus, ou la fin, à qui remplit le formulaire',
      'Shows whoever fills in the form another page, or the end',
    ),
    kind: 'core',
    usual: 'page',
    operations: {
      page: op('Poser d’autres questions', 'Ask more questions'),
      completion: {
        ...op('Montrer la page de fin', 'Show the last page'),
        choices: {
          respondWith: {
            usual: 'text',
            requires: {
              text: ['completionTitle'],
              redirect: ['redirectUrl'],
              returnBinary: ['completionTitle'],
            },
          },
        },
      },
    },
  },
  chat: {
    type: '@n8n/n8n-nodes-langchain.chat',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Réponse dans la discussion', 'Chat reply'),
    does: say(
      'Écrit dans la discussion, et peut attendre la réponse',
      'Writes in the chat, and can wait for the answer',
    ),
    kind: 'core',
    takes: { ai_memory: 'possible' },
    required: ['message'],
    usual: 'send',
    operations: {
      send: op('Envoyer un message', 'Send a message'),
      sendAndWait: op('Envoyer et attendre la réponse', 'Send and wait for the answer'),
    },
  },
  executeWorkflow: {
    type: 'n8n-nodes-base.executeWorkflow',
    version: 1.4,
    versions: [1, 1.1, 1.2, 1.3, 1.4],
    label: say('Appel d’un flux', 'Call a flow'),
    does: say(
      'Lance un autre flux et rend ce qui en sort',
      'Runs another flow and returns what comes out',
    ),
    kind: 'core',
    required: ['workflowId'],
  },
} satisfies Record<string, NodeFact>
