import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked = (question: string, asker: string) => ({ question, asker })
const WEEK: Given = [
  asked('Qui signe le PVR avant le DGD ?', 'a@x.example'),
  asked('Modèle de PVR ?', 'b@x.example'),
  asked('Le DGD du lot 3, sous quel délai ?', 'c@x.example'),
  asked('Un PDF du DOE ?', 'c@x.example'),
  asked('Le DOE est-il en PDF ?', 'c@x.example'),
  asked('AU SECOURS URGENT', 'd@x.example'),
  asked('Le BPU du lot 2 ?', 'a@x.example'),
  asked('BPU ou DQE ?', 'b@x.example'),
]
const KNOWN: Given = [{ id: 1, term: 'BPU', meaning: 'bordereau des prix unitaires', by: 'x' }]
const hit = (score: number) => ({ document: { pageContent: 'x', metadata: {} }, score })
const SENT: Given = [{ messageId: '1' }]
const kept = (...terms: readonly string[]): Given => terms.map((term, id) => ({ id, term }))

export const examples: readonly Example[] = [
  {
    name: both(
      'Deux sigles définis, une question reste vide',
      'Two defined, one question still empty',
    ),
    given: {
      monday: [{}],
      unanswered: WEEK,
      known: KNOWN,
      ask: [{ data: { PVR: 'procès-verbal de  réception', DGD: 'décompte général' } }],
      keep: kept('PVR', 'DGD'),
      search: [hit(0.85), hit(0.79), hit(0.4)],
      tell: SENT,
    },
    expects: {
      found: [
        {
          list: [
            {
              term: 'DGD',
              people: 2,
              questions: ['Qui signe le PVR avant le DGD ?', 'Le DGD du lot 3, sous quel délai ?'],
            },
            { term: 'PVR', people: 2 },
          ],
          message: both(
            'L’assistant n’a rien trouvé pour ces questions de la semaine. Que veulent dire ces sigles ?\n\nDGD (2 personnes) : « Qui signe le PVR avant le DGD ? » ; « Le DGD du lot 3, sous quel délai ? »\nPVR (2 personnes) : « Qui signe le PVR avant le DGD ? » ; « Modèle de PVR ? »\n\nUne ligne par sigle. « - » : ce n’en est pas un, ne plus demander. Vide : plus tard.',
            'The assistant found nothing for these questions of the week. What do these letters stand for?\n\nDGD (2 people): “Qui signe le PVR avant le DGD ?”; “Le DGD du lot 3, sous quel délai ?”\nPVR (2 people): “Qui signe le PVR avant le DGD ?”; “Modèle de PVR ?”\n\nOne line each. “-”: not an abbreviation, do not ask again. Empty: later.',
          ),
        },
      ],
      learned: [
        { term: 'DGD', meaning: 'décompte général' },
        { term: 'PVR', meaning: 'procès-verbal de réception' },
      ],
      again: [
        {
          question:
            'Qui signe le PVR (procès-verbal de réception) avant le DGD (décompte général) ?',
        },
        { question: 'Le DGD (décompte général) du lot 3, sous quel délai ?' },
        { question: 'Modèle de PVR (procès-verbal de réception) ?' },
      ],
      proof: [
        {
          asked: 3,
          found: 2,
          text: both(
            'Retenu :\n- DGD : décompte général\n- PVR : procès-verbal de réception\n\n2 question(s) sur 3 trouvent maintenant un passage. Pour les autres, il manque un document.',
            'Kept:\n- DGD: décompte général\n- PVR: procès-verbal de réception\n\n2 question(s) out of 3 now find a passage. For the rest a document is missing.',
          ),
        },
      ],
    },
    asks: { ask: [{ subject: both('Que veut dire DGD ?', 'What does DGD mean?') }] },
  },
  {
    name: both('Un tiret : ce n’est pas un sigle', 'A dash: not an abbreviation'),
    given: {
      monday: [{}],
      unanswered: WEEK,
      known: KNOWN,
      ask: [{ data: { PVR: '-', DGD: '' } }],
      keep: kept('PVR'),
      tell: SENT,
    },
    expects: {
      learned: [{ term: 'PVR', meaning: '' }],
      search: 'not reached',
      proof: [
        {
          asked: 0,
          text: both(
            'Retenu :\n- PVR : pas un sigle\n\nAucune question à reposer.',
            'Kept:\n- PVR: not an abbreviation\n\nNo question to put again.',
          ),
        },
      ],
    },
    asks: { keep: [{ columns: { value: { term: 'PVR', meaning: '' } } }] },
  },
  {
    name: both('Personne ne répond en trois jours', 'Nobody answers in three days'),
    given: { monday: [{}], unanswered: WEEK, known: KNOWN, ask: [{}] },
    expects: { found: [{ list: [{ people: 2 }, {}] }], learned: { count: 0 }, keep: 'not reached' },
  },
  {
    name: both('La base vectorielle est fermée', 'The vector store is shut'),
    given: {
      monday: [{}],
      unanswered: WEEK,
      known: KNOWN,
      ask: [{ data: { PVR: 'procès-verbal de réception' } }],
      keep: kept('PVR'),
      search: { fails: 'connect ETIMEDOUT' },
      tell: SENT,
    },
    expects: {
      proof: [
        {
          found: 0,
          text: both(
            'Retenu :\n- PVR : procès-verbal de réception\n\nLa base n’a pas répondu : gain non mesuré.',
            'Kept:\n- PVR: procès-verbal de réception\n\nThe store did not answer: gain not measured.',
          ),
        },
      ],
    },
  },
  {
    name: both('La demande ne part pas', 'The request does not leave'),
    given: {
      monday: [{}],
      unanswered: WEEK,
      known: KNOWN,
      ask: { fails: '550 No such user' },
      warn: SENT,
    },
    expects: { found: [{ list: [{ term: 'DGD' }, { term: 'PVR' }] }], learned: 'not reached' },
    asks: { warn: [{ text: '550 No such user' }] },
  },
  {
    name: both('Une semaine sans sigle nouveau', 'A week without new letters'),
    given: { monday: [{}], unanswered: [asked('Où est le quai 4 ?', 'a@x.example')], known: KNOWN },
    expects: { settings: [{ least: 2, most: 5 }], found: { count: 0 }, ask: 'not reached' },
  },
  {
    name: both('Le journal est fermé', 'The log is shut'),
    given: { monday: [{}], unanswered: { fails: 'connect ECONNREFUSED' }, warn: SENT },
    expects: { found: 'not reached', settings: [{ closest: 0.7 }] },
    asks: {
      warn: [
        {
          subject: both('Sigles de la semaine non relevés', 'Abbreviations of the week not noted'),
        },
      ],
    },
  },
  {
    name: both('L’assistant fait épeler sa question', 'The assistant has its question spelt out'),
    given: {
      called: [{ question: ' Le BPU du lot 2, BPUX compris ? ' }],
      glossary: [
        ...(KNOWN as readonly { readonly term: string }[]),
        { id: 2, term: 'PDP', meaning: '' },
      ],
    },
    expects: {
      spelled: [
        {
          question: 'Le BPU du lot 2, BPUX compris ?',
          searched: 'Le BPU (bordereau des prix unitaires) du lot 2, BPUX compris ?',
        },
      ],
    },
  },
]
