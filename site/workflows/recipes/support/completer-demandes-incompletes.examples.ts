import type { Example } from '../recipe.ts'

const opened = [
  {
    headers: {},
    params: {},
    query: {},
    body: {
      ticket: { id: 61, title: 'Machine', customer: { email: 'nadia@client.example' } },
      article: { id: 100 },
    },
  },
]
const message = (body: string, files: readonly string[] = []) => ({
  id: 100,
  sender: 'Customer',
  type: 'email',
  internal: false,
  body,
  content_type: 'text/html',
  attachments: files.map((filename, id) => ({ id, filename })),
})
const RECEIPT = {
  id: 101,
  sender: 'System',
  type: 'email',
  internal: false,
  body: 'Bien reçu',
  attachments: [],
}
const SHORT = message('<div>Ma LENOIR&nbsp;P2 clignote rouge puis s’éteint.<br>Nadia</div>')
const FULL = message('Modèle LENOIR P2, série LN-4471-B, elle clignote rouge.', [
  'video.MOV',
  'facture.pdf',
])
const said = (
  kind: string,
  present: readonly { readonly item: string; readonly quote: string }[],
  more: { readonly reserved?: boolean; readonly language?: { fr: string; en: string } } = {},
) => ({
  fr: JSON.stringify({
    output: {
      kind,
      present,
      reserved: more.reserved ?? false,
      language: more.language?.fr ?? 'fr',
    },
  }),
  en: JSON.stringify({
    output: {
      kind,
      present,
      reserved: more.reserved ?? false,
      language: more.language?.en ?? 'en',
    },
  }),
})
const MODEL = { item: 'model', quote: 'LENOIR P2' }
const RED = { item: 'symptom', quote: 'clignote rouge' }
const note = (text: { readonly fr: string; readonly en: string }) => [
  {
    jsonBody: {
      fr: JSON.stringify({
        ticket_id: 61,
        subject: '[n8n]',
        body: text.fr,
        content_type: 'text/plain',
        type: 'note',
        internal: true,
        sender: 'Agent',
      }),
      en: JSON.stringify({
        ticket_id: 61,
        subject: '[n8n]',
        body: text.en,
        content_type: 'text/plain',
        type: 'note',
        internal: true,
        sender: 'Agent',
      }),
    },
  },
]
const FAILED = (cause: string) => [
  {
    text: {
      fr: `Zammad, ticket 61 : demande non complétée (${cause}).`,
      en: `Zammad, ticket 61: request not completed (${cause}).`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Série et photo manquent, un numéro inventé',
      en: 'Serial number and photo missing, one made up',
    },
    given: {
      opened,
      thread: [SHORT, RECEIPT],
      luna: { says: [said('fault', [MODEL, RED, { item: 'serial', quote: 'LN-9999' }])] },
      ask: [{ id: 102 }],
    },
    expects: {
      first: [{ wrote: 'Ma LENOIR P2 clignote rouge puis s’éteint.\nNadia', pictures: 0 }],
      check: [
        {
          kind: 'ask',
          asked: {
            fr: '– le numéro de série, sous le socle\n– une photo ou une vidéo',
            en: '– the serial number, under the base\n– a photo or a video',
          },
        },
      ],
    },
    asks: {
      ask: [
        {
          url: 'https://aide.cafetieres-lenoir.example/api/v1/ticket_articles',
          jsonBody: {
            fr: '{"ticket_id":61,"to":"nadia@client.example","subject":"Machine","body":"Bonjour,\\n\\nNous avons bien reçu votre demande. Pour la traiter sans vous réécrire, il nous manque :\\n– le numéro de série, sous le socle\\n– une photo ou une vidéo\\n\\nRépondez simplement à ce message. Si un renseignement est introuvable, dites-le : nous ferons sans.","content_type":"text/plain","type":"email","internal":false,"sender":"Agent"}',
            en: '{"ticket_id":61,"to":"nadia@client.example","subject":"Machine","body":"Hello,\\n\\nWe have your request. To deal with it without writing again, we still need:\\n– the serial number, under the base\\n– a photo or a video\\n\\nJust reply to this message. If something cannot be found, tell us and we will do without.","content_type":"text/plain","type":"email","internal":false,"sender":"Agent"}',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout y est, note refusée', en: 'All of it there, note refused' },
    given: {
      opened,
      thread: [FULL],
      luna: { says: [said('fault', [MODEL, RED, { item: 'serial', quote: 'LN-4471-B' }])] },
      note: { fails: 'Forbidden' },
      refused: [{ ok: true }],
    },
    expects: {
      check: [
        {
          kind: 'note',
          missing: [],
          note: {
            fr: 'Demande complète – le modèle de la machine : LENOIR P2 · le numéro de série, sous le socle : LN-4471-B · ce qui s’affiche ou se passe : clignote rouge · une photo ou une vidéo : 1',
            en: 'Complete request – the model of the machine: LENOIR P2 · the serial number, under the base: LN-4471-B · what shows or what happens: clignote rouge · a photo or a video: 1',
          },
        },
      ],
      ask: 'not reached',
    },
    asks: { refused: FAILED('Forbidden') },
  },
  {
    name: { fr: 'Un client en colère', en: 'An angry customer' },
    given: {
      opened,
      thread: [message('Mon colis 8841 est vide, mon avocat vous écrira.')],
      luna: {
        says: [said('delivery', [{ item: 'order', quote: '8841' }], { reserved: true })],
      },
      note: [{ id: 103 }],
    },
    expects: { check: [{ kind: 'note' }], ask: 'not reached' },
    asks: {
      note: note({
        fr: 'À lire par une personne avant tout message type.',
        en: 'To be read by a person before any standard message.',
      }),
    },
  },
  {
    name: { fr: 'Une autre langue', en: 'Another language' },
    given: {
      opened,
      thread: [message('Mein Paket 8841 ist leer.', ['paket.jpg'])],
      luna: {
        says: [
          said('delivery', [{ item: 'order', quote: '8841' }], {
            language: { fr: 'de', en: 'de' },
          }),
        ],
      },
      note: [{ id: 104 }],
    },
    expects: { check: [{ kind: 'note' }] },
    asks: {
      note: note({
        fr: 'Client d’une autre langue, à qui demander : les articles manquants ou abîmés',
        en: 'Customer writing another language, to be asked for: the items missing or damaged',
      }),
    },
  },
  {
    name: { fr: 'Une question de facture', en: 'A question on an invoice' },
    given: {
      opened,
      thread: [message('Pouvez-vous changer le nom sur ma facture ?')],
      luna: { says: [said('other', [])] },
    },
    expects: { check: [{ kind: 'leave' }], ask: 'not reached', note: 'not reached' },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: { opened, thread: [SHORT], luna: { fails: 'Overloaded' }, note: [{ id: 105 }] },
    expects: { check: [{ kind: 'note' }] },
    asks: {
      note: note({
        fr: 'Message non relu par le modèle : vérifiez vous-même s’il manque quelque chose.',
        en: 'Message not read by the model: see for yourself whether anything is missing.',
      }),
    },
  },
  {
    name: { fr: 'Zammad refuse le courriel', en: 'Zammad refuses the email' },
    given: {
      opened,
      thread: [SHORT],
      luna: { says: [said('fault', [MODEL])] },
      ask: { fails: 'No valid recipient' },
      refused: [{ ok: true }],
    },
    expects: { check: [{ kind: 'ask' }] },
    asks: { refused: FAILED('No valid recipient') },
  },
  {
    name: { fr: 'Second appel, agent déjà passé', en: 'A second call, an agent came first' },
    given: {
      opened,
      thread: [SHORT, { ...RECEIPT, id: 102, sender: 'Agent' }],
    },
    expects: { first: { count: 0 }, settings: [{ ticket: 61 }], read: 'not reached' },
    asks: {
      thread: [
        { url: 'https://aide.cafetieres-lenoir.example/api/v1/ticket_articles/by_ticket/61' },
      ],
    },
  },
  {
    name: { fr: 'Ticket illisible', en: 'The ticket cannot be read' },
    given: { opened, thread: { fails: 'Timeout' }, refused: [{ ok: true }] },
    expects: { first: 'not reached' },
    asks: { refused: FAILED('Timeout') },
  },
]
