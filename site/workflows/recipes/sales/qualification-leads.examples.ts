import type { Example } from '../recipe.ts'

const WANTS = {
  fr: 'Nous voulons automatiser nos devis avant la fin du mois, nous sommes 40.',
  en: 'We want to automate our quotes before the month is out, there are 40 of us.',
}

/** The size is right, but quoted in words that the message does not have. */
const READ = {
  fr: '{"output": {"need": "automatisation", "need_quote": "automatiser nos devis", "timing": "moins de trois mois", "timing_quote": "avant la fin du mois", "size": "10-249", "size_quote": "une équipe de 40"}}',
  en: '{"output": {"need": "automation", "need_quote": "automate our quotes", "timing": "under three months", "timing_quote": "before the month is out", "size": "10-249", "size_quote": "a team of 40"}}',
}

const visitor = { name: 'Nadia Ferret', email: 'nadia@menuiserie-ferret.example' }
const enquiry = [{ ...visitor, company: 'Menuiserie Ferret', message: WANTS }]
const REASON = {
  fr: 'automatisation (+40) « automatiser nos devis » ; moins de trois mois (+30) « avant la fin du mois » ; inconnu (+0)',
  en: 'automation (+40) “automate our quotes”; under three months (+30) “before the month is out”; unknown (+0)',
}
const statusOf = (value: { fr: string; en: string }) => [
  { additionalFields: { customPropertiesUi: { customPropertiesValues: [{ value }] } } },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une taille citée de travers', en: 'A size quoted wrongly' },
    given: {
      form: enquiry,
      model: { says: [READ] },
      write: [{ vid: 41 }],
      call: [{ data: { approved: true } }],
      accept: [{ vid: 41 }],
    },
    expects: {
      score: [{ score: 70, enough: true, reason: REASON }],
      'high.yes': { count: 1 },
      'taken.yes': { count: 1 },
      mention: 'not reached',
    },
    asks: {
      write: [{ email: visitor.email, additionalFields: { lastName: 'Nadia Ferret' } }],
      accept: statusOf({ fr: 'acceptée', en: 'accepted' }),
    },
  },
  {
    name: { fr: 'Personne ne presse le bouton', en: 'Nobody presses the button' },
    given: {
      form: enquiry,
      model: { says: [READ] },
      write: [{ vid: 41 }],
      call: [{}],
      decline: [{ vid: 41 }],
    },
    expects: { 'taken.no': { count: 1 }, accept: 'not reached' },
    asks: { decline: statusOf({ fr: 'sans réponse', en: 'unanswered' }) },
  },
  {
    name: { fr: 'Une demande sous le seuil', en: 'An enquiry under the threshold' },
    given: {
      form: [
        {
          ...visitor,
          company: '',
          message: { fr: 'Il nous faudrait un nouveau site.', en: 'We need a new site.' },
        },
      ],
      model: {
        says: [
          {
            fr: '{"output": {"need": "site", "need_quote": "un nouveau site", "timing": "inconnu", "timing_quote": "", "size": "inconnu", "size_quote": ""}}',
            en: '{"output": {"need": "website", "need_quote": "a new site", "timing": "unknown", "timing_quote": "", "size": "unknown", "size_quote": ""}}',
          },
        ],
      },
      write: [{ vid: 42 }],
      mention: [{ ok: true }],
    },
    expects: { score: [{ score: 20, enough: false }], call: 'not reached' },
    asks: {
      mention: [
        {
          text: {
            fr: '*Nadia Ferret*, entreprise inconnue : 20 sur 100\nsite (+20) « un nouveau site » ; inconnu (+0) ; inconnu (+0)',
            en: '*Nadia Ferret*, unknown company: 20 out of 100\nwebsite (+20) “a new site”; unknown (+0); unknown (+0)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      form: enquiry,
      model: { fails: 'The service is overloaded' },
      by_hand: [{ ok: true }],
    },
    expects: { 'read.error': { count: 1 }, write: 'not reached' },
    asks: {
      by_hand: [
        {
          text: {
            fr: ':eyes: Demande que le modèle n’a pas su lire, de Nadia Ferret (nadia@menuiserie-ferret.example, Menuiserie Ferret) :\nNous voulons automatiser nos devis avant la fin du mois, nous sommes 40.',
            en: ':eyes: An enquiry that the model could not read, from Nadia Ferret (nadia@menuiserie-ferret.example, Menuiserie Ferret):\nWe want to automate our quotes before the month is out, there are 40 of us.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'HubSpot refuse', en: 'HubSpot refuses' },
    given: {
      stopped: [
        {
          workflow: { name: { fr: 'Demandes', en: 'Enquiries' } },
          execution: {
            lastNodeExecuted: { fr: 'Écrire la note', en: 'Write the score' },
            error: { message: 'Invalid token' },
            url: 'https://n8n.menuiserie-ferret.example/execution/7',
          },
        },
      ],
      warn: [{ ok: true }],
    },
    expects: { read: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: ':warning: « Demandes » s’est arrêté au nœud « Écrire la note » : Invalid token\nhttps://n8n.menuiserie-ferret.example/execution/7',
            en: ':warning: “Enquiries” stopped at the node “Write the score”: Invalid token\nhttps://n8n.menuiserie-ferret.example/execution/7',
          },
        },
      ],
    },
  },
]
