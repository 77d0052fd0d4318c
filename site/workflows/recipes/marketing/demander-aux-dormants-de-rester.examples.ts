import type { Example } from '../recipe.ts'

const INES = { id: 7, email: 'ines@client.example', first_name: 'Inès', stay_key: 'k-7' }
const PAUL = { id: 9, email: 'paul@client.example', first_name: null, stay_key: 'k-9' }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux silencieux, un muet effacé', en: 'Two silent, one erased' },
    given: {
      monthly: [{}],
      erase: [{ erased: 1 }],
      silent: [INES, PAUL],
      ask: [{ messageId: 'q-1' }, { messageId: 'q-2' }],
      noted: [{ id: 7 }, { id: 9 }],
      report: [{ messageId: 'r-1' }],
    },
    expects: {
      left: { count: 2 },
      tally: [
        {
          text: {
            fr: 'Interrogés (sans contact depuis 34 mois) : 2\nEnvois refusés, à revoir : 0\nEffacés faute de réponse : 1',
            en: 'Asked (no contact for 34 months): 2\nEmails refused, to look at: 0\nErased for want of an answer: 1',
          },
        },
      ],
    },
    asks: {
      erase: [{ options: { queryReplacement: [28] } }],
      silent: [{ options: { queryReplacement: [34, 500] } }],
      noted: [{ options: { queryReplacement: [7] } }, { options: { queryReplacement: [9] } }],
      ask: [
        {
          text: {
            fr: 'Bonjour Inès,\n\nVous recevez nos lettres, et nous n’avons plus de signe de vous depuis longtemps. Voulez-vous rester ?\n\nhttps://n8n.votre-boutique.example/form/rester?k=k-7\n\nSans réponse au prochain tri, dans un mois environ, nous effacerons votre adresse.',
            en: 'Hello Inès,\n\nYou get our letters, and we have heard nothing from you for a long time. Would you like to stay?\n\nhttps://n8n.votre-boutique.example/form/rester?k=k-7\n\nWithout an answer by the next sorting, in about a month, we shall erase your address.',
          },
        },
        {
          toEmail: 'paul@client.example',
          text: {
            fr: 'Bonjour,\n\nVous recevez nos lettres, et nous n’avons plus de signe de vous depuis longtemps. Voulez-vous rester ?\n\nhttps://n8n.votre-boutique.example/form/rester?k=k-9\n\nSans réponse au prochain tri, dans un mois environ, nous effacerons votre adresse.',
            en: 'Hello,\n\nYou get our letters, and we have heard nothing from you for a long time. Would you like to stay?\n\nhttps://n8n.votre-boutique.example/form/rester?k=k-9\n\nWithout an answer by the next sorting, in about a month, we shall erase your address.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ce mois-ci', en: 'Nobody this month' },
    given: {
      monthly: [{}],
      erase: [{ erased: 0 }],
      silent: [],
      report: [{ messageId: 'r-2' }],
    },
    expects: { 'some.no': { count: 1 }, ask: 'not reached' },
    asks: {
      report: [
        {
          text: {
            fr: 'Interrogés (sans contact depuis 34 mois) : 0\nEnvois refusés, à revoir : 0\nEffacés faute de réponse : 0',
            en: 'Asked (no contact for 34 months): 0\nEmails refused, to look at: 0\nErased for want of an answer: 0',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Envoyée, mais non notée', en: 'Sent, but not noted' },
    given: {
      monthly: [{}],
      erase: [{ erased: 0 }],
      silent: [INES],
      ask: [{ messageId: 'q-3' }],
      noted: { fails: 'connect ECONNREFUSED' },
      report: [{ messageId: 'r-3' }],
      broken: [{ messageId: 'b-1' }],
    },
    expects: { left: { count: 1 } },
    asks: {
      broken: [
        {
          text: {
            fr: 'Questions envoyées mais non notées, elles repartiront : 1. connect ECONNREFUSED',
            en: 'Questions sent but not noted, they will leave again: 1. connect ECONNREFUSED',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Base muette dès le début', en: 'Database silent from the start' },
    given: {
      monthly: [{}],
      erase: { fails: 'timeout expired' },
      broken: [{ messageId: 'b-2' }],
    },
    expects: { silent: 'not reached', tally: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Rien n’a été effacé ni envoyé. timeout expired',
            en: 'Nothing was erased or sent. timeout expired',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Inès reste', en: 'Inès stays' },
    given: {
      reply: [{ k: 'k-7', wish: { fr: 'Je reste', en: 'I stay' } }],
      answer: [{ id: 7, stays: true }],
      thanks: [{}],
    },
    expects: { 'known.yes': { count: 1 }, unknown: 'not reached' },
    asks: { answer: [{ options: { queryReplacement: ['k-7', true] } }] },
  },
  {
    name: { fr: 'Un lien tronqué', en: 'A link cut short' },
    given: {
      reply: [{ k: 'k-', wish: { fr: 'Effacez-moi', en: 'Erase me' } }],
      answer: [],
      unknown: [{}],
    },
    expects: { 'known.no': { count: 1 }, thanks: 'not reached' },
    asks: { answer: [{ options: { queryReplacement: ['k-', false] } }] },
  },
]
