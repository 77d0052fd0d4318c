import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const arrived = (kind: Bilingual<string>, service: Bilingual<string>): Given => ({
  items: [
    {
      json: { received: '2026-11-20', kind, service },
      files: { scan: { type: 'application/pdf', name: 'scan.pdf', text: '%PDF' } },
    },
  ],
})
const PLAIN = { fr: 'Ordinaire', en: 'Ordinary' }
const RECORDED = { fr: 'Recommandé', en: 'Recorded delivery' }
const ACCOUNTS = { fr: 'Comptabilité', en: 'Accounts' }
const letter = (fr: string, en: string): Given => [{ extractedText: { fr, en } }]
const said = (sender: string, more: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ sender, subject: 'Loyer', ...more })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un recommandé à deux délais', en: 'Recorded delivery with two limits' },
    given: {
      arrived: arrived(RECORDED, ACCOUNTS),
      keep: [{ success: true }],
      read: letter(
        'SCI des Quais. Réponse avant le 15 décembre 2026, ou sous 30 jours.',
        'SCI des Quais. Answer by 15 December 2026, or within 30 days.',
      ),
      medium: { says: [said('SCI des Quais', { answer_by: '2026-12-15', answer_days: 30 })] },
      record: [{ id: 412 }],
      task: [{ gid: '1' }],
      tell: [{ messageId: '1' }],
      show: [{}],
    },
    expects: {
      facts: [
        {
          sender: 'SCI des Quais',
          due: '2026-12-15',
          to: 'compta@votre-entreprise.example',
          path: { fr: '/Courrier/20261123-083000.pdf', en: '/Mail/20261123-083000.pdf' },
        },
      ],
      number: [{ chrono: '2026-00412' }],
    },
    asks: {
      task: [{ otherProperties: { due_on: '2026-12-15' } }],
      tell: [
        {
          subject: {
            fr: 'Courrier 2026-00412, réponse avant le 15/12/2026',
            en: 'Letter 2026-00412, answer by 15 December 2026',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Une date écrite, tâche et courriel refusés',
      en: 'A date in writing, task refused',
    },
    given: {
      arrived: arrived(PLAIN, ACCOUNTS),
      keep: { fails: '507 Insufficient Storage' },
      read: letter(
        'SCI des Quais. Réponse avant le 15 décembre 2026, ou sous 30 jours.',
        'SCI des Quais. Answer by 15 December 2026, or within 30 days.',
      ),
      medium: { says: [said('SCI des Quais', { answer_by: '2026-12-15', answer_days: 30 })] },
      record: [{ id: 413 }],
      task: { fails: '402' },
      tell: { fails: '451' },
      show: [{}],
    },
    expects: {
      facts: [
        {
          due: '2026-12-15',
          path: {
            fr: 'scan non déposé : garder le papier',
            en: 'scan not stored: keep the paper',
          },
        },
      ],
    },
    asks: {
      show: [
        {
          completionMessage: {
            fr: 'Inscrit, mais le service n’est pas prévenu : portez-lui la lettre. SCI des Quais',
            en: 'Entered, but the department was not told: take them the letter. SCI des Quais',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Ni expéditeur ni date sur la page', en: 'Neither sender nor date on the page' },
    given: {
      arrived: arrived(PLAIN, { fr: 'Atelier', en: 'Workshop' }),
      keep: [{ success: true }],
      read: letter('Bonne année.', 'Happy new year.'),
      medium: { says: [said('Ville de Nantes', { answer_by: '2026-12-15', answer_days: 8 })] },
      record: [{ id: 414 }],
      tell: [{ messageId: '2' }],
      show: [{}],
    },
    expects: {
      facts: [
        {
          sender: { fr: 'expéditeur à lire', en: 'sender to be read' },
          subject: {
            fr: 'Loyer (délai à lire sur la lettre)',
            en: 'Loyer (time limit to be read in the letter)',
          },
          due: '',
          to: 'direction@votre-entreprise.example',
        },
      ],
      task: 'not reached',
    },
  },
  {
    name: { fr: 'Sous huit jours, en lettres', en: 'Within eight days, in words' },
    given: {
      arrived: arrived(PLAIN, ACCOUNTS),
      keep: [{ success: true }],
      read: letter(
        'SCI des Quais. Vous avez huit jours pour payer.',
        'SCI des Quais. You have eight days to pay.',
      ),
      medium: { says: [said('SCI des Quais', { answer_days: 8 })] },
      record: [{ id: 416 }],
      task: [{ gid: '3' }],
      tell: [{ messageId: '4' }],
      show: [{}],
    },
    expects: { facts: [{ subject: 'Loyer', due: '2026-11-28' }] },
  },
  {
    name: {
      fr: 'Lecture en panne, et le modèle invente',
      en: 'Reading down, and the model makes things up',
    },
    given: {
      arrived: arrived(RECORDED, ACCOUNTS),
      keep: [{ success: true }],
      read: { fails: '503' },
      medium: { says: [said('SCI des Quais', { answer_days: 8 })] },
      record: [{ id: 415 }],
      task: [{ gid: '2' }],
      tell: [{ messageId: '3' }],
      show: [{}],
    },
    expects: {
      facts: [
        {
          subject: { fr: 'courrier non lu : à ouvrir', en: 'letter not read: please open' },
          due: '2026-11-25',
        },
      ],
    },
  },
  {
    name: { fr: 'Grist muet', en: 'Grist silent' },
    given: {
      arrived: arrived(PLAIN, ACCOUNTS),
      keep: [{ success: true }],
      read: letter('SCI des Quais', 'SCI des Quais'),
      medium: { says: [said('SCI des Quais', {})] },
      record: { fails: '503' },
      refused: [{}],
    },
    expects: { facts: [{ due: '' }], number: 'not reached' },
    asks: {
      refused: [
        {
          completionMessage: {
            fr: 'Grist ne répond pas (503). Gardez la lettre et recommencez.',
            en: 'Grist does not answer (503). Keep the letter and try again.',
          },
        },
      ],
    },
  },
]
