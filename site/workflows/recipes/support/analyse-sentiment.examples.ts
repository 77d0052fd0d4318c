import type { Example } from '../recipe.ts'

const YES = { fr: 'oui', en: 'yes' }
const UNHAPPY = { fr: 'mécontent', en: 'unhappy' }
const UNREAD = { fr: 'à relire', en: 'to reread' }

const rowOf = (id: number, verdict: { fr: string; en: string } | string, date = '2026-11-19') => ({
  date,
  id: `m${id}`,
  tone: UNHAPPY,
  subject: { fr: 'livraison', en: 'delivery' },
  urgent: '',
  quote: '…',
  reread: YES,
  verdict,
})
const RIGHT = { fr: 'juste', en: 'right' }
const WRONG = { fr: 'faux', en: 'wrong' }
const TEN = Array.from({ length: 10 }, (_, at) => rowOf(at, at < 8 ? RIGHT : WRONG))

const FIGURES = {
  fr: 'Semaine : 12 messages, 11 mécontents. Relus : 10, dont 8 justes.',
  en: 'Week: 12 messages, 11 unhappy. Reread: 10, of which 8 right.',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un colis perdu, un extrait inventé', en: 'A lost parcel, an invented quotation' },
    given: {
      mail: [
        {
          id: '18f0a1',
          date: '2026-11-23T07:10:00.000Z',
          text: {
            fr: 'Toujours rien reçu, écrivez à zoe@poterie.example ou au 06 12 34 56 78.\n\nLe lun. 16 nov. 2026 à 10:02, Boutique a écrit :\n> Bonjour',
            en: 'Still nothing, write to zoe@poterie.example or call 06 12 34 56 78.\n\nOn Mon 16 Nov 2026 at 10:02, Shop wrote:\n> Hello',
          },
        },
        {
          id: '18f0a2',
          date: '2026-11-23T07:12:00.000Z',
          text: { fr: 'Bravo, troisième colis perdu.', en: 'Well done, third parcel lost.' },
        },
      ],
      model: {
        says: [
          {
            fr: '{"output": {"tone": "mécontent", "subject": "livraison", "urgent": true, "quote": "Toujours rien reçu"}}',
            en: '{"output": {"tone": "unhappy", "subject": "delivery", "urgent": true, "quote": "Still nothing"}}',
          },
          {
            fr: '{"output": {"tone": "content", "subject": "livraison", "urgent": false, "quote": "Merci beaucoup"}}',
            en: '{"output": {"tone": "happy", "subject": "delivery", "urgent": false, "quote": "Thank you very much"}}',
          },
        ],
      },
      add: [{ ok: true }],
      alert: [{ ok: true }],
    },
    expects: {
      alone: [
        {
          text: {
            fr: 'Toujours rien reçu, écrivez à [adresse] ou au [numéro].',
            en: 'Still nothing, write to [address] or call [number].',
          },
          date: '2026-11-23',
        },
        { drawn: false },
      ],
      check: [
        { tone: UNHAPPY, urgent: YES },
        { tone: UNREAD, subject: '', quote: '', reread: YES },
      ],
      'urgent.yes': { count: 1 },
    },
    asks: {
      alert: [
        {
          text: {
            fr: ':rotating_light: Message mécontent et urgent (livraison) : « Toujours rien reçu »\nhttps://mail.google.com/mail/#all/18f0a1',
            en: ':rotating_light: Unhappy and urgent message (delivery): “Still nothing”\nhttps://mail.google.com/mail/#all/18f0a1',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est muet', en: 'The model is silent' },
    given: {
      mail: [
        {
          id: '18f0b0',
          date: '2026-11-23T07:20:00.000Z',
          text: { fr: 'Merci pour la tasse.', en: 'Thanks for the mug.' },
        },
      ],
      model: { fails: 'The service is overloaded' },
      add: [{ ok: true }],
    },
    expects: { check: [{ tone: UNREAD, reread: YES }], alert: 'not reached' },
  },
  {
    name: { fr: 'Une semaine assez relue', en: 'A week reread enough' },
    given: {
      friday: [{}],
      sheet: [
        ...TEN,
        // Neither measures the model: one was never judged, one has the tone of a person.
        { ...rowOf(10, ''), reread: '' },
        { ...rowOf(11, RIGHT), tone: UNREAD },
        rowOf(12, RIGHT, '2026-11-23'),
        rowOf(13, RIGHT, '2026-11-15'),
      ],
      publish: [{ data: { approved: true } }],
      tell: [{ ok: true }],
    },
    expects: {
      count: [{ messages: 12, unhappy: 11, judged: 10, right: 8, enough: true }],
      reread: 'not reached',
    },
    asks: { publish: [{ message: FIGURES }], tell: [{ text: FIGURES }] },
  },
  {
    name: { fr: 'Personne n’a pressé', en: 'Nobody pressed' },
    given: { friday: [{}], sheet: TEN, publish: [{}] },
    expects: {
      count: [{ messages: 10, right: 8 }],
      'agreed.no': { count: 1 },
      tell: 'not reached',
    },
  },
  {
    name: { fr: 'Neuf lignes relues', en: 'Nine rows reread' },
    given: { friday: [{}], sheet: TEN.slice(1), reread: [{ ok: true }] },
    expects: { 'enough.no': { count: 1 }, publish: 'not reached' },
    asks: {
      reread: [
        {
          text: {
            fr: 'Seulement 9 lignes relues cette semaine sur les dix qu’il faut : pas de chiffres.',
            en: 'Only 9 rows reread this week out of the ten it takes: no figures.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Google refuse la ligne', en: 'Google refuses the row' },
    given: {
      stopped: [
        {
          workflow: { name: { fr: 'Ton', en: 'Tone' } },
          execution: {
            lastNodeExecuted: { fr: 'Ajouter la ligne', en: 'Add the row' },
            error: { message: 'Quota exceeded' },
            url: 'https://n8n.poterie.example/execution/31',
          },
        },
      ],
      warn: [{ ok: true }],
    },
    expects: { count: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: ':warning: « Ton » s’est arrêté au nœud « Ajouter la ligne » : Quota exceeded\nhttps://n8n.poterie.example/execution/31',
            en: ':warning: “Tone” stopped at the node “Add the row”: Quota exceeded\nhttps://n8n.poterie.example/execution/31',
          },
        },
      ],
    },
  },
]
