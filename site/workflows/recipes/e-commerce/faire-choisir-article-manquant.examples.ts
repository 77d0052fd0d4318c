import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const missing = (more: JsonObject = {}) => [
  { order: 812, reference: 'bol-9 ', count: 2, day: '2026-12-14', ...more },
]
const item = (sku: string, name: string, quantity: number, total: string, total_tax: string) => ({
  sku,
  name,
  quantity,
  total,
  total_tax,
})
const ORDER = {
  id: 812,
  number: '812',
  status: 'processing',
  currency: 'EUR',
  refunds: [],
  billing: { email: 'ana@client.example', first_name: 'Ana' },
  line_items: [
    item('SAC-01', 'Sac cabas', 1, '40.00', '8.00'),
    item('BOL-9', 'Bol bleu', 3, '25.00', '5.00'),
  ],
}
const fresh = [{ id: 812, kind: 'ask' }]
const answer = (fr: string, en: string) => [{ data: { 'Votre choix': fr, 'Your choice': en } }]
const told = (fr: string, en: string) => [{ text: { fr, en } }]
const BASE = { missing: missing(), order: [ORDER], fresh, mark: [{ id: 1 }] }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Le reste part, deux bols rendus', en: 'The rest leaves, two bowls refunded' },
    given: {
      ...BASE,
      ask: answer('Recevoir le reste, article remboursé', 'Get the rest, the item refunded'),
      again: [ORDER],
      note: [{ id: 70 }],
      task: [{ id: 'td1' }],
      done: [{ ok: true }],
    },
    expects: {
      check: [{ kind: 'ask', amount: 20, shown: '2 × Bol bleu', day: '14/12/2026' }],
      choice: [
        {
          kind: 'part',
          say: {
            fr: 'Commande 812 : expédier le reste et rembourser 2 × Bol bleu (20\u00A0€)',
            en: 'Order 812: ship the rest and refund 2 × Bol bleu (€20)',
          },
        },
      ],
      hold: 'not reached',
      call: 'not reached',
    },
    asks: {
      mark: [{ columns: { value: { order: 812, reference: 'BOL-9' } } }],
      ask: [
        {
          toEmail: 'ana@client.example',
          subject: {
            fr: 'Commande 812 : il manque Bol bleu, que préférez-vous ?',
            en: 'Order 812: Bol bleu is missing, what would you prefer?',
          },
        },
      ],
      note: [{ url: 'https://www.votre-boutique.example/wp-json/wc/v3/orders/812/notes' }],
      task: [
        {
          content: {
            fr: 'Commande 812 : expédier le reste et rembourser 2 × Bol bleu (20\u00A0€)',
            en: 'Order 812: ship the rest and refund 2 × Bol bleu (€20)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La cliente attend', en: 'The customer waits' },
    given: {
      ...BASE,
      ask: answer('Attendre que tout soit là', 'Wait until everything is there'),
      again: [ORDER],
      note: { fails: 'Unauthorized' },
      hold: [{ id: 812, status: 'on-hold' }],
      done: [{ ok: true }],
    },
    expects: { choice: [{ kind: 'wait' }], task: 'not reached' },
    asks: {
      hold: [{ orderId: 812, updateFields: { status: 'on-hold' } }],
      done: told(
        'Commande 812 : le client attend que tout soit là',
        'Order 812: the customer waits until everything is there',
      ),
    },
  },
  {
    name: { fr: 'Annulée par téléphone entre-temps', en: 'Cancelled by telephone meanwhile' },
    given: {
      ...BASE,
      ask: answer('Attendre que tout soit là', 'Wait until everything is there'),
      again: [{ ...ORDER, status: 'cancelled' }],
      note: [{ id: 71 }],
      call: [{ ok: true }],
    },
    expects: { choice: [{ kind: 'moved' }], hold: 'not reached' },
    asks: {
      call: told(
        'À reprendre : Commande 812 : le client attend que tout soit là. La commande a changé depuis, ou est illisible : à vérifier avant d’agir',
        'To be taken up: Order 812: the customer waits until everything is there. The order has changed since, or cannot be read: check before you act',
      ),
    },
  },
  {
    name: { fr: 'Quarante-huit heures sans réponse', en: 'Forty-eight hours without an answer' },
    given: { ...BASE, ask: [{}], again: [ORDER], note: [{ id: 72 }], call: [{ ok: true }] },
    expects: { choice: [{ kind: 'silent' }], done: 'not reached' },
    asks: {
      call: told(
        'À reprendre : Commande 812 : le client n’a pas choisi en 48 heures, l’appeler',
        'To be taken up: Order 812: the customer did not choose within 48 hours, call them',
      ),
    },
  },
  {
    name: { fr: 'Quatre bols sur trois commandés', en: 'Four bowls of three ordered' },
    given: { missing: missing({ count: 4 }), order: [ORDER], call: [{ ok: true }] },
    expects: { check: [{ kind: 'odd' }], fresh: 'not reached' },
    asks: {
      call: told(
        'À reprendre : Commande 812 : quantité impossible, commandé : 3',
        'To be taken up: Order 812: impossible number, ordered: 3',
      ),
    },
  },
  {
    name: { fr: 'Commande illisible', en: 'Order unreadable' },
    given: {
      missing: missing(),
      order: { fails: '404 - Not found' },
      call: [{ ok: true }],
    },
    expects: { check: [{ kind: 'odd', amount: 0 }], ask: 'not reached' },
  },
  {
    name: { fr: 'Le courriel ne part pas', en: 'The email does not leave' },
    given: { ...BASE, ask: { fails: 'Mailbox unavailable' }, call: [{ ok: true }] },
    expects: {
      again: 'not reached',
      check: [{ kind: 'ask', price: { fr: '20\u00A0€', en: '€20' } }],
    },
    asks: {
      call: told(
        'À reprendre : Commande 812 : étape refusée (Mailbox unavailable), 2 × Bol bleu manquant',
        'To be taken up: Order 812: step refused (Mailbox unavailable), 2 × Bol bleu missing',
      ),
    },
  },
  {
    name: { fr: 'Todoist refuse', en: 'Todoist refuses' },
    given: {
      ...BASE,
      ask: answer('Annuler la commande', 'Cancel the order'),
      again: [ORDER],
      note: [{ id: 73 }],
      task: { fails: 'Forbidden' },
      call: [{ ok: true }],
    },
    expects: {
      choice: [
        {
          kind: 'cancel',
          say: {
            fr: 'Commande 812 : annuler et rembourser en entier',
            en: 'Order 812: cancel and refund in full',
          },
        },
      ],
      done: 'not reached',
    },
    asks: {
      call: told(
        'À reprendre : Commande 812 : annuler et rembourser en entier (Forbidden)',
        'To be taken up: Order 812: cancel and refund in full (Forbidden)',
      ),
    },
  },
]
