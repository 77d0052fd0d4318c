import type { Example } from '../recipe.ts'

const asked = [{ headers: {}, params: {}, query: {}, body: { ticket_id: '501' } }]
const ticket = (description_text: string, tags: readonly string[] = []) => [
  {
    id: 501,
    subject: 'Ma commande',
    description_text,
    tags,
    requester: { id: 9, name: 'Ines', email: 'Ines@client.example' },
  },
]
const WHERE = ticket('Bonjour, où est mon colis ?', ['boutique'])
const sent = (order_number: string, parcel: string) => ({ order_number, parcel })
const event = (code: string, label: string, day: string, isFinal = false) => ({
  returnCode: 200,
  shipment: {
    isFinal,
    event: [
      { code, label, date: `2026-11-${day}T10:00:00+01:00` },
      { code: 'DR1', label: 'Déclaré', date: '2026-11-12T08:00:00+01:00' },
    ],
  },
})
const body = (words: string, hidden: boolean) =>
  JSON.stringify(hidden ? { body: words, private: true } : { body: words })
const written = (fr: string, en: string, hidden = true) => [
  { jsonBody: { fr: body(fr, hidden), en: body(en, hidden) } },
]
const FAILED = (cause: string) => [
  {
    text: {
      fr: `Freshdesk, ticket 501 : question de colis, étape non faite (${cause}).`,
      en: `Freshdesk, ticket 501: question about a parcel, step not done (${cause}).`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux colis en route', en: 'Two parcels on their way' },
    given: {
      asked,
      ticket: WHERE,
      shipped: [sent('C-1042', '6A00000000001'), sent('C-1040', '6A00000000002')],
      track: [
        event('ET1', 'En cours de traitement', '21'),
        event('AG1', 'Disponible au point de retrait', '22'),
      ],
      reply: [{ id: 1 }],
      mark: [{ id: 501 }],
    },
    expects: {
      read: [
        { ticket: 501, word: '', email: 'ines@client.example', tags: 'boutique,colis-traite' },
      ],
      answer: [{ kind: 'reply', reasons: [] }],
      note: 'not reached',
    },
    asks: {
      track: [
        { url: 'https://api.laposte.fr/suivi/v2/idships/6A00000000001?lang=fr_FR' },
        { url: 'https://api.laposte.fr/suivi/v2/idships/6A00000000002?lang=fr_FR' },
      ],
      reply: written(
        'Bonjour,<br><br>Voici ce que La Poste indique :<br>C-1042, colis 6A00000000001, le 21 novembre, En cours de traitement<br>C-1040, colis 6A00000000002, le 22 novembre, Disponible au point de retrait<br><br>Ce message part automatiquement. Si quelque chose ne va pas, répondez : une personne vous lira.',
        'Hello,<br><br>This is what La Poste says:<br>C-1042, parcel 6A00000000001, on 21 November, En cours de traitement<br>C-1040, parcel 6A00000000002, on 22 November, Disponible au point de retrait<br><br>This message is sent automatically. If something is wrong, reply and a person will read it.',
        false,
      ),
      mark: [{ ticketId: 501, updateFields: { tags: 'boutique,colis-traite' } }],
    },
  },
  {
    name: {
      fr: 'Dit livré, et un autre illisible',
      en: 'Said to be delivered, another unreadable',
    },
    given: {
      asked,
      ticket: WHERE,
      shipped: [sent('C-1042', '6A00000000001'), sent('C-1040', '6A00000000002')],
      track: { runs: [[event('DI1', 'Livré', '20', true), { returnCode: 404 }]] },
      note: [{ id: 2 }],
      mark: [{ id: 501 }],
    },
    expects: { answer: [{ kind: 'person' }], reply: 'not reached' },
    asks: {
      note: written(
        'Livré, renvoyé, bloqué, en retard ou illisible : vérifiez avant de répondre.<br>C-1042, colis 6A00000000001, le 20 novembre, Livré<br>C-1040, colis 6A00000000002 : suivi illisible',
        'Delivered, sent back, held up, late or unreadable: check before you answer.<br>C-1042, parcel 6A00000000001, on 20 November, Livré<br>C-1040, parcel 6A00000000002: tracking unreadable',
      ),
    },
  },
  {
    name: { fr: 'Un mot qui veut une personne', en: 'A word that wants a person' },
    given: {
      asked,
      ticket: ticket('Toujours rien, je demande un remboursement.'),
      shipped: [sent('C-1042', '6A00000000001')],
      track: [event('ET1', 'En cours de traitement', '22')],
      note: { fails: 'Forbidden' },
      failed: [{ ok: true }],
    },
    expects: {
      read: [{ word: { fr: 'rembours', en: 'rembours' }, tags: 'colis-traite' }],
      answer: [{ kind: 'person' }],
      mark: 'not reached',
    },
    asks: { failed: FAILED('Forbidden') },
  },
  {
    name: { fr: 'Une livraison à annuler', en: 'A delivery to be cancelled' },
    given: {
      asked,
      ticket: ticket('Annulez ma commande avant la livraison.'),
      shipped: [sent('C-1042', '6A00000000001')],
      track: [event('ET1', 'En cours de traitement', '22')],
      note: [{ id: 7 }],
      mark: [{ id: 501 }],
    },
    expects: { read: [{ word: 'annul' }], answer: [{ kind: 'person' }], reply: 'not reached' },
  },
  {
    name: { fr: 'Trois jours sans mouvement', en: 'Three days without a move' },
    given: {
      asked,
      ticket: WHERE,
      shipped: [sent('C-1042', '6A00000000001')],
      track: [event('ET1', 'En cours de traitement', '20')],
      note: [{ id: 3 }],
      mark: { fails: 'Rate limit' },
      failed: [{ ok: true }],
    },
    expects: { answer: [{ kind: 'person' }] },
    asks: { failed: FAILED('Rate limit') },
  },
  {
    name: { fr: 'Adresse refusée hier par le facteur', en: 'Undeliverable since yesterday' },
    given: {
      asked,
      ticket: WHERE,
      shipped: [sent('C-1042', '6A00000000001')],
      track: [event('ND1', 'Non distribuable', '22')],
      note: [{ id: 6 }],
      mark: [{ id: 501 }],
    },
    expects: { answer: [{ kind: 'person' }], reply: 'not reached' },
    asks: {
      note: written(
        'Livré, renvoyé, bloqué, en retard ou illisible : vérifiez avant de répondre.<br>C-1042, colis 6A00000000001, le 22 novembre, Non distribuable',
        'Delivered, sent back, held up, late or unreadable: check before you answer.<br>C-1042, parcel 6A00000000001, on 22 November, Non distribuable',
      ),
    },
  },
  {
    name: { fr: 'Aucun envoi à cette adresse', en: 'Nothing sent to that address' },
    given: { asked, ticket: WHERE, shipped: [{}], note: [{ id: 4 }], mark: [{ id: 501 }] },
    expects: { answer: [{ kind: 'person' }], track: 'not reached' },
    asks: {
      shipped: [{ options: { queryReplacement: ['ines@client.example'] } }],
      note: written(
        'Aucun envoi des trente derniers jours pour cette adresse.',
        'No shipment to this address in the last thirty days.',
      ),
    },
  },
  {
    name: { fr: 'Base muette', en: 'Silent database' },
    given: {
      asked,
      ticket: WHERE,
      shipped: [{ message: 'Connection refused', error: { description: 'db:5432' } }],
      note: [{ id: 5 }],
      mark: [{ id: 501 }],
    },
    expects: { answer: [{ kind: 'person' }] },
    asks: {
      note: written(
        'Base des envois muette : Connection refused',
        'Shipments database silent: Connection refused',
      ),
    },
  },
  {
    name: { fr: 'La règle appelle deux fois', en: 'The rule calls twice' },
    given: { asked, ticket: ticket('Où est mon colis ?', ['colis-traite']) },
    expects: { settings: [{ ticket: '501' }], read: { count: 0 }, shipped: 'not reached' },
    asks: {
      ticket: [
        { url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/501?include=requester' },
      ],
    },
  },
  {
    name: { fr: 'Ticket illisible', en: 'Ticket unreadable' },
    given: { asked, ticket: { fails: 'Not Found' }, failed: [{ ok: true }] },
    expects: { read: 'not reached' },
    asks: { failed: FAILED('Not Found') },
  },
  {
    name: { fr: 'Réponse refusée', en: 'Reply refused' },
    given: {
      asked,
      ticket: WHERE,
      shipped: [sent('C-1042', '6A00000000001')],
      track: [event('ET1', 'En cours de traitement', '22')],
      reply: { fails: 'Validation failed' },
      failed: [{ ok: true }],
    },
    expects: { answer: [{ kind: 'reply' }], mark: 'not reached' },
    asks: { failed: FAILED('Validation failed') },
  },
]
