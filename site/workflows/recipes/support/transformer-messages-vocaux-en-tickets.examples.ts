import type { Example, Given } from '../recipe.ts'

const LINK = 'https://standard.example/rec/81.mp3'
const left = (from = '+33 4 78 00 11 22', duration = '24'): Given => [
  { body: { from, duration, recording_url: LINK } },
]
const AUDIO: Given = {
  items: [{ json: {}, files: { data: { type: 'audio/mpeg', name: '81.mp3', text: 'ID3' } } }],
}
const LEAK = {
  fr: 'Bonjour, Claire Noël, il y a de l’eau qui coule du plafond. Rappelez-moi au 06 39 98 00 12.',
  en: 'Hello, Claire Noel, there is water coming through the ceiling. Call me on 06 39 98 00 12.',
}
const BARE = [
  {
    phone: '+33478001122',
    subject: { fr: 'Message vocal à écouter', en: 'Voicemail to listen to' },
    urgent: true,
  },
]
const URGENT_TICKET = [{ id: 71, priority: 4, subject: 'x' }]
const SMS = [
  {
    message: {
      fr: `Ticket 71 : x. Écouter : ${LINK}`,
      en: `Ticket 71: x. Listen: ${LINK}`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une fuite le samedi', en: 'A leak on Saturday' },
    given: {
      left: left(),
      audio: AUDIO,
      words: [{ text: LEAK }],
      luna: {
        says: [
          {
            fr: '{"name":"Claire Noël","callback":"0639980012","subject":"Eau qui coule du plafond","urgent_quote":"de l’eau qui coule du plafond"}',
            en: '{"name":"Claire Noel","callback":"0639980012","subject":"Water through the ceiling","urgent_quote":"water coming through the ceiling"}',
          },
        ],
      },
      ticket: URGENT_TICKET,
      sms: [{ sid: 's1' }],
    },
    expects: {
      settings: [{ from: '+33478001122', seconds: 24 }],
      check: [
        {
          phone: '0639980012',
          name: { fr: 'Claire Noël', en: 'Claire Noel' },
          urgent: true,
        },
      ],
      bare: 'not reached',
    },
    asks: {
      ticket: [
        {
          requesterIdentificationValue: '0639980012',
          priority: 'urgent',
          options: {
            subject: { fr: 'Eau qui coule du plafond', en: 'Water through the ceiling' },
          },
        },
      ],
      sms: SMS,
    },
  },
  {
    name: { fr: 'Un numéro et une urgence inventés', en: 'Number and urgency made up' },
    given: {
      left: left(),
      audio: AUDIO,
      words: [
        { text: { fr: 'C’est pour mon devis, merci.', en: 'It is about my quotation, thanks.' } },
      ],
      luna: {
        says: [
          {
            fr: '{"name":"M. Devis","callback":"0611223344","subject":"Devis","urgent_quote":"fuite de gaz"}',
            en: '{"name":"Mr Quote","callback":"0611223344","subject":"Quotation","urgent_quote":"gas leak"}',
          },
        ],
      },
      ticket: [{ id: 72, priority: 2, subject: 'x' }],
    },
    expects: {
      check: [{ phone: '+33478001122', name: '+33478001122', urgent: false }],
      waits: { count: 1 },
      sms: 'not reached',
    },
    asks: { ticket: [{ priority: 'medium' }] },
  },
  {
    name: { fr: 'Raccroché au bip', en: 'Hung up at the beep' },
    given: { left: left('+33478001122', '2') },
    expects: { settings: [{ seconds: 2, from: '+33478001122', link: LINK }], audio: 'not reached' },
    asks: {},
  },
  {
    name: { fr: 'L’enregistrement reste introuvable', en: 'The recording cannot be found' },
    given: {
      left: left(),
      audio: { fails: '404 - Not Found' },
      ticket: URGENT_TICKET,
      sms: [{ sid: 's2' }],
    },
    expects: { bare: BARE, words: 'not reached' },
    asks: { ticket: [{ priority: 'urgent' }], sms: SMS },
  },
  {
    name: { fr: 'La transcription échoue', en: 'Transcription fails' },
    given: {
      left: left(),
      audio: AUDIO,
      words: { fails: '429 - Rate limit' },
      ticket: URGENT_TICKET,
      sms: [{ sid: 's3' }],
    },
    expects: { bare: BARE, facts: 'not reached' },
  },
  {
    name: { fr: 'Modèle muet, Freshdesk fermé', en: 'Model silent, Freshdesk shut' },
    given: {
      left: left(''),
      audio: AUDIO,
      words: [{ text: LEAK }],
      luna: { fails: 'Overloaded' },
      ticket: { fails: '401 - Unauthorized' },
      rescue: [{ messageId: '1' }],
    },
    expects: { bare: [{ phone: '', urgent: true }], check: 'not reached', sms: 'not reached' },
    asks: {
      rescue: [
        {
          subject: {
            fr: 'Message vocal sans ticket, de numéro masqué',
            en: 'Voicemail without a ticket, from a withheld number',
          },
          text: {
            fr: `${LEAK.fr}\n${LINK}`,
            en: `${LEAK.en}\n${LINK}`,
          },
        },
      ],
    },
  },
]
