import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const KEYS = 'https://notion.example/cles'
const PAY = 'https://notion.example/paie'

const mention = (fr: string, en: string): readonly JsonObject[] => [
  { type: 'app_mention', text: { fr, en }, channel: 'C1', ts: '1764.5' },
]
const found = (score: number, url: string, fr: string, en: string): JsonObject => ({
  document: {
    pageContent: { fr, en },
    metadata: { title: { fr: 'Vie pratique', en: 'Practical matters' }, url },
  },
  score,
})
const said = (answer: { fr: string; en: string }, quote: { fr: string; en: string }) => ({
  fr: JSON.stringify({ output: { found: true, answer: answer.fr, number: 1, quote: quote.fr } }),
  en: JSON.stringify({ output: { found: true, answer: answer.en, number: 1, quote: quote.en } }),
})

const WHERE = mention('<@U1> Où sont les clés ?', '<@U1> Where are the keys?')
const DESK = found(0.3, KEYS, 'Les clés sont à l’accueil.', 'Keys are at the desk.')
const FAR = found(0.9, PAY, 'Le virement part le 28.', 'Wages are paid on the 28th.')
const WHEN = mention('<@U1> Quand tombe la paie ?', '<@U1> When is the pay day?')
const PASSED = {
  fr: 'Je ne trouve pas de réponse sûre dans nos pages. La personne référente a reçu votre question.',
  en: 'I cannot find a sure answer in our pages. The contact person has your question.',
}
const handed = (fr: string, en: string): readonly JsonObject[] => [
  {
    text: {
      fr: `Question sans réponse sûre : « ${fr} ». Une fois répondu, complétez la page Notion : elle servira dès demain.`,
      en: `A question without a sure answer: “${en}”. Once answered, complete the Notion page: it will serve from tomorrow.`,
    },
  },
]
const onPay = {
  asks: WHEN,
  search: [{ ...FAR, score: 0.2 }],
  model: {
    says: [
      said(
        { fr: 'Le 28 de chaque mois.', en: 'On the 28th of each month.' },
        { fr: 'Le virement part le 28', en: 'Wages are paid on the 28th' },
      ),
    ],
  },
}
const ANSWER = {
  fr: `Le 28 de chaque mois.\nSource : <${PAY}|Vie pratique>`,
  en: `On the 28th of each month.\nSource: <${PAY}|Practical matters>`,
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une nuit d’indexation', en: 'A night of indexing' },
    given: {
      night: [{}],
      list: [{ id: 'p1', name: { fr: 'Vie pratique', en: 'Practical matters' }, url: KEYS }],
      page: [
        {
          markdown: {
            fr: '# Clés\nLes clés sont à l’accueil.\n\n## Mutuelle\nÀ rendre avant le quinze.\n\n## Vide\n',
            en: '# Keys\nKeys are at the desk.\n\n## Insurance\nDue before the fifteenth.\n\n## Empty\n',
          },
        },
      ],
      add: [{ metadata: {} }, { metadata: {} }],
      clear: [{ success: true }],
    },
    expects: {
      cut: [
        {
          url: KEYS,
          text: {
            fr: 'Vie pratique\n# Clés\nLes clés sont à l’accueil.',
            en: 'Practical matters\n# Keys\nKeys are at the desk.',
          },
        },
        {
          text: {
            fr: 'Vie pratique\n## Mutuelle\nÀ rendre avant le quinze.',
            en: 'Practical matters\n## Insurance\nDue before the fifteenth.',
          },
        },
      ],
      question: 'not reached',
    },
  },
  {
    name: { fr: 'Une question simple', en: 'A plain question' },
    given: {
      asks: WHERE,
      search: [DESK, FAR],
      model: {
        says: [
          said(
            { fr: 'Elles sont à l’accueil.', en: 'They are at the desk.' },
            { fr: 'les clés sont à l’accueil', en: 'keys are at the desk' },
          ),
        ],
      },
      reply: [{ ok: true }],
    },
    expects: {
      question: [
        { question: { fr: 'Où sont les clés ?', en: 'Where are the keys?' }, delicate: false },
      ],
      close: [{ any: true, passages: [{ number: 1, url: KEYS }] }],
      quoted: [{ sound: true }],
      person: 'not reached',
    },
    asks: {
      reply: [
        {
          channelId: { value: 'C1' },
          text: {
            fr: `Elles sont à l’accueil.\nSource : <${KEYS}|Vie pratique>`,
            en: `They are at the desk.\nSource: <${KEYS}|Practical matters>`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La paie, relue puis envoyée', en: 'Pay, read and then sent' },
    given: { ...onPay, approve: [{ data: { approved: true } }], reply: [{ ok: true }] },
    expects: { 'delicate.yes': { count: 1 }, 'agreed.yes': { count: 1 }, told: 'not reached' },
    asks: { reply: [{ text: ANSWER }] },
  },
  {
    name: { fr: 'La paie, sans réponse en huit heures', en: 'Pay, no click in eight hours' },
    given: { ...onPay, approve: [{}], person: [{ ok: true }], told: [{ ok: true }] },
    expects: { 'agreed.no': { count: 1 }, reply: 'not reached' },
    asks: {
      person: handed('Quand tombe la paie ?', 'When is the pay day?'),
      told: [{ text: PASSED }],
    },
  },
  {
    name: { fr: 'Rien d’assez proche', en: 'Nothing close enough' },
    given: { asks: WHERE, search: [FAR], person: [{ ok: true }], told: [{ ok: true }] },
    expects: { close: [{ any: false, passages: [] }], write: 'not reached' },
    asks: { person: handed('Où sont les clés ?', 'Where are the keys?') },
  },
  {
    name: { fr: 'L’index ne répond pas', en: 'The index does not answer' },
    given: {
      asks: WHERE,
      search: { fails: 'connect ECONNREFUSED' },
      person: [{ ok: true }],
      told: [{ ok: true }],
    },
    expects: { close: [{ any: false, down: true }], write: 'not reached' },
    asks: {
      person: [
        {
          text: {
            fr: 'Index en panne. Question sans réponse sûre : « Où sont les clés ? ». Une fois répondu, complétez la page Notion : elle servira dès demain.',
            en: 'Index down. A question without a sure answer: “Where are the keys?”. Once answered, complete the Notion page: it will serve from tomorrow.',
          },
        },
      ],
      told: [{ text: PASSED }],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      asks: WHERE,
      search: [DESK],
      model: { fails: 'The service is overloaded' },
      person: [{ ok: true }],
      told: [{ ok: true }],
    },
    expects: { 'write.error': { count: 1 }, quoted: [{ sound: false, answer: '' }] },
    asks: { told: [{ text: PASSED }] },
  },
  {
    name: { fr: 'La lecture de nuit s’arrête', en: 'The night’s reading stops' },
    given: {
      stopped: [
        {
          workflow: { name: 'Accueil' },
          execution: {
            lastNodeExecuted: 'Notion',
            error: { message: 'Rate limited' },
            url: 'https://n8n.atelier.example/execution/80',
          },
        },
      ],
      warn: [{ ok: true }],
    },
    expects: { list: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: ':warning: « Accueil » s’est arrêté au nœud « Notion » : Rate limited\nhttps://n8n.atelier.example/execution/80',
            en: ':warning: “Accueil” stopped at the node “Notion”: Rate limited\nhttps://n8n.atelier.example/execution/80',
          },
        },
      ],
    },
  },
]
