import type { Json } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const ticket = (
  id: number,
  decision: string | null,
  client = 'Particulier',
  type = 'Réclamation',
) => ({
  id,
  subject: `Réclamation ${id}`,
  status: 4,
  type,
  custom_fields: { cf_decision: decision, cf_client: client },
})
const thread = (...body: readonly Json[]) => ({ body, headers: {}, statusCode: 200 })
const reply = (body_text: string) => ({ incoming: false, private: false, body_text })
const customer = (body_text: string) => ({ incoming: true, private: false, body_text })
const internal = (body_text: string) => ({ incoming: false, private: true, body_text })
const MEDIATOR = 'Médiateur de la consommation Arbitrel, www.arbitrel.example'
const PARAGRAPH = {
  fr: 'Si cette réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur de la consommation dont nous relevons : Arbitrel, 4 rue des Lices, 35000 Rennes, https://www.arbitrel.example.',
  en: 'If this answer does not satisfy you, you may refer the matter, free of charge, to the consumer mediator we belong to: Arbitrel, 4 rue des Lices, 35000 Rennes, https://www.arbitrel.example.',
}
const NOTE = {
  fr: `[médiateur] Réclamation refusée, médiateur non indiqué. À envoyer au client :<br><br>${PARAGRAPH.fr}`,
  en: `[mediator] Complaint refused, mediator not given. To be sent to the customer:<br><br>${PARAGRAPH.en}`,
}
const body = (words: string) => JSON.stringify({ body: words, private: true })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un oubli, un oubli d’hier, un refus bien écrit',
      en: 'One slip, one from yesterday, one refusal done well',
    },
    given: {
      evening: [{}],
      tickets: [
        ticket(11, 'Refusée'),
        ticket(12, 'Refusée'),
        ticket(13, 'Refusée'),
        ticket(14, 'Acceptée'),
        ticket(15, 'Refusée', 'Entreprise'),
        ticket(16, null, 'Particulier', 'Question'),
      ],
      thread: [
        // The customer naming the mediator is not the company doing so.
        thread(customer('Je vais voir www.arbitrel.example'), reply('Nous ne pouvons pas.')),
        thread(
          reply('C’est non.'),
          internal('[médiateur] Réclamation refusée'),
          internal('[mediator] Complaint refused'),
        ),
        thread(reply(`Refus motivé. ${MEDIATOR}`)),
      ],
      note: [{ id: 1 }],
      open: [{ id: 11 }],
      tell: [{ ok: true }],
    },
    expects: {
      refused: [{ id: 11 }, { id: 12 }, { id: 13 }],
      judge: [
        { ticket: 11, kind: 'missing' },
        { ticket: 12, kind: 'waiting' },
      ],
      unread: 'not reached',
    },
    asks: {
      thread: [
        {
          url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/11/conversations?per_page=100',
        },
        {},
        {},
      ],
      note: [
        {
          url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/11/notes',
          jsonBody: { fr: body(NOTE.fr), en: body(NOTE.en) },
        },
      ],
      open: [{ ticketId: 11, updateFields: { status: 'open' } }],
      tell: [
        {
          text: {
            fr: 'Réclamations refusées sans médiateur indiqué :\n#11 Réclamation 11 https://votre-entreprise.freshdesk.com/a/tickets/11\n#12 Réclamation 12 https://votre-entreprise.freshdesk.com/a/tickets/12',
            en: 'Complaints refused without the mediator’s address:\n#11 Réclamation 11 https://votre-entreprise.freshdesk.com/a/tickets/11\n#12 Réclamation 12 https://votre-entreprise.freshdesk.com/a/tickets/12',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un fil illisible, une note refusée', en: 'A thread unreadable, a note refused' },
    given: {
      evening: [{}],
      tickets: [ticket(21, 'Refusée'), ticket(22, 'Refusée')],
      thread: { runs: [[thread(...Array.from({ length: 100 }, () => reply('…'))), thread()]] },
      note: { fails: 'Forbidden' },
      tell: [{ ok: true }],
      unread: [{ ok: true }],
      byHand: [{ ok: true }],
    },
    expects: {
      judge: [
        { ticket: 21, kind: 'unread', cause: '100+' },
        { ticket: 22, kind: 'missing' },
      ],
      open: 'not reached',
    },
    asks: {
      unread: [
        {
          text: {
            fr: 'Réclamation refusée #21, fil non relu (100+) : vérifiez que le médiateur est indiqué.',
            en: 'Refused complaint #21, thread not read (100+): check that the mediator is given.',
          },
        },
      ],
      byHand: [
        {
          text: {
            fr: 'Réclamation refusée #22 : Freshdesk refuse la note (Forbidden). Indiquez le médiateur vous-même.',
            en: 'Refused complaint #22: Freshdesk refuses the note (Forbidden). Please give the mediator yourself.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Freshdesk coupe en route', en: 'Freshdesk cuts out half-way' },
    given: {
      evening: [{}],
      tickets: [ticket(31, 'Refusée')],
      thread: { fails: 'Rate limit exceeded' },
      unread: [{ ok: true }],
    },
    expects: {
      judge: [{ ticket: 31, kind: 'unread', cause: 'Rate limit exceeded' }],
      note: 'not reached',
      tell: 'not reached',
    },
  },
  {
    name: { fr: 'Freshdesk ne répond pas', en: 'Freshdesk does not answer' },
    given: { evening: [{}], tickets: { fails: 'Timeout' }, broken: [{ ok: true }] },
    expects: { refused: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Réclamations refusées non relues ce soir : Timeout',
            en: 'Refused complaints not checked tonight: Timeout',
          },
        },
      ],
    },
  },
]
