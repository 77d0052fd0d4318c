import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const answered = (verdict: Bilingual<string>, note = ''): Given => [
  { page: 'retours.md', key: 'k7', verdict, note },
]
const RIGHT = { fr: 'Juste', en: 'Right' }
const MEND = { fr: 'À corriger', en: 'To be mended' }
const GONE = { fr: 'Dépassé', en: 'Outdated' }
const recorded = (verdict: Bilingual<string>): Given => [
  { page: 'retours.md', title: 'Retours', verdict },
]
const CITED: Given = [
  {
    page: 'retours.md',
    title: 'Retours',
    owner: 'nora@votre-entreprise.example',
    review_key: 'k7',
    since: '2024-03-11',
    quoted: 31,
  },
  {
    page: 'pose à deux.md',
    title: 'Pose',
    owner: 'nora@votre-entreprise.example',
    review_key: 'm2',
    since: '2025-01-20',
    quoted: 9,
  },
  {
    page: 'devis.md',
    title: 'Devis',
    owner: 'ali@votre-entreprise.example',
    review_key: 'z1',
    since: '2025-06-02',
    quoted: 6,
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois documents, deux responsables', en: 'Three documents, two owners' },
    given: { month: [{}], cited: CITED, write: [{ messageId: '1' }, { messageId: '2' }] },
    expects: {
      byOwner: [
        {
          owner: 'nora@votre-entreprise.example',
          count: 2,
          text: 'Retours (2024-03-11, 31)\nhttps://n8n.votre-entreprise.example/form/avis?page=retours.md&key=k7\n\nPose (2025-01-20, 9)\nhttps://n8n.votre-entreprise.example/form/avis?page=pose%20%C3%A0%20deux.md&key=m2',
        },
        { owner: 'ali@votre-entreprise.example', count: 1 },
      ],
      record: 'not reached',
    },
    asks: {
      cited: [{ options: { queryReplacement: [12, 5] } }],
      write: [
        {
          subject: {
            fr: 'Encore justes ? 2 document(s) que l’assistant cite',
            en: 'Still right? 2 document(s) that the assistant quotes',
          },
        },
        { toEmail: 'ali@votre-entreprise.example' },
      ],
    },
  },
  {
    name: { fr: 'Encore juste', en: 'Still right' },
    given: { verdict: answered(RIGHT), record: recorded(RIGHT), thanks: [{}] },
    expects: { 'choice.right': { count: 1 }, cited: 'not reached', retire: 'not reached' },
    asks: {
      record: [{ options: { queryReplacement: ['retours.md', 'k7', RIGHT] } }],
      thanks: [
        {
          completionTitle: { fr: 'Retours : « Juste »', en: 'Retours: “Right”' },
          completionMessage: { fr: 'C’est fait.', en: 'It is done.' },
        },
      ],
    },
  },
  {
    name: { fr: 'Dépassé, il quitte les réponses', en: 'Outdated, it leaves the answers' },
    given: {
      verdict: answered(GONE),
      record: recorded(GONE),
      retire: [{ status: 'ok' }],
      thanks: [{}],
    },
    expects: { 'choice.gone': { count: 1 }, task: 'not reached' },
    asks: {
      retire: [
        {
          jsonBody: '{"filter":{"must":[{"key":"metadata.page","match":{"value":"retours.md"}}]}}',
        },
      ],
      thanks: [{ completionMessage: { fr: 'C’est fait.', en: 'It is done.' } }],
    },
  },
  {
    name: { fr: 'À corriger, mais ClickUp refuse', en: 'To be mended, but ClickUp refuses' },
    given: {
      verdict: answered(MEND, '30 → 14'),
      record: recorded(MEND),
      task: { fails: 'Team not authorized' },
      thanks: [{}],
    },
    expects: { 'choice.mend': { count: 1 }, retire: 'not reached' },
    asks: {
      task: [
        {
          name: { fr: 'Corriger : Retours', en: 'Mend: Retours' },
          additionalFields: { content: '30 → 14', dueDate: '2026-12-07' },
        },
      ],
      thanks: [
        {
          completionMessage: {
            fr: 'Avis noté, mais la suite a échoué : ce document répond encore. Prévenez documents@votre-entreprise.example',
            en: 'Verdict noted, but the next step failed: this document still replies. Please tell documents@votre-entreprise.example',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une clé inventée', en: 'A made-up key' },
    given: { verdict: answered(GONE), record: [], stale: [{}] },
    expects: { 'choice.other': { count: 1 }, retire: 'not reached', thanks: 'not reached' },
    asks: {
      stale: [
        {
          completionMessage: {
            fr: 'Réessayez plus tard ou écrivez à documents@votre-entreprise.example.',
            en: 'Try again later or write to documents@votre-entreprise.example.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base est en panne', en: 'The database is down' },
    given: { month: [{}], cited: { fails: 'connection refused' }, warn: [{ message_id: 1 }] },
    expects: { 'answered.no': { count: 1 }, byOwner: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Revue des documents incomplète ce mois-ci : connection refused',
            en: 'Review of documents incomplete this month: connection refused',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le courriel ne part pas', en: 'The email does not leave' },
    given: {
      month: [{}],
      cited: CITED,
      write: { fails: 'Mailbox is full' },
      warn: [{ message_id: 2 }],
    },
    expects: { byOwner: { count: 2 } },
    asks: {
      warn: [
        {
          text: {
            fr: 'Revue des documents incomplète ce mois-ci : Mailbox is full',
            en: 'Review of documents incomplete this month: Mailbox is full',
          },
        },
      ],
    },
  },
]
