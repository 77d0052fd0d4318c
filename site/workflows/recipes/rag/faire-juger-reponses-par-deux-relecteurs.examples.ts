import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given, GivenItem } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const answer = (id: number, question: string): GivenItem['json'] => ({
  id,
  question,
  answer: 'Quarante-huit heures <b>ouvrées</b>.',
  sources: [{ path: 'quai.pdf', title: 'Quai, p. 2' }],
})
const WEEK = [
  answer(41, 'Délai au quai ?'),
  answer(42, 'Qui signe ?'),
  answer(43, 'Code portail ?'),
]
const RIGHT = both('Juste', 'Right')
const WRONG = both('Fausse', 'Wrong')
const UNSURE = both('Je ne sais pas', 'I do not know')
/** n8n names fields of a form in an email by their labels. */
const said = (...verdicts: readonly Bilingual<string>[]): Given => [
  {
    data: Object.fromEntries(
      verdicts.flatMap((one, at) => [
        [`Réponse ${at + 1}`, one],
        [`Answer ${at + 1}`, one],
      ]),
    ),
  },
]
/** Left unanswered, the form hands on what came in. */
const silent = (count: number): Given => [{ count }]
const kept: Given = [{ answer: 41 }, { answer: 42 }, { answer: 43 }]
const SENT: Given = [{ messageId: '1' }]

export const examples: readonly Example[] = [
  {
    name: both(
      'Un accord, une contradiction, un avis manquant',
      'One agreed, one apart, one missing',
    ),
    given: {
      monday: [{}],
      draw: WEEK,
      first: said(RIGHT, RIGHT, UNSURE),
      second: said(RIGHT, WRONG, WRONG),
      keep: kept,
      tell: SENT,
    },
    expects: {
      judged: [
        { id: 41, first: 'right', second: 'right', state: 'right' },
        { id: 42, first: 'right', second: 'wrong', state: 'apart' },
        { id: 43, first: '', second: 'wrong', state: 'alone' },
      ],
      report: [
        {
          pairs: 2,
          share: 50,
          right: 1,
          text: both(
            '2 réponse(s) à deux avis ; accord 50 %. Jugées justes par les deux : 1. Accord trop faible : précisez d’abord ce que « juste » veut dire.\n\nAvis contraires, à trancher par vous :\n- Qui signe ? (juste / fausse)\n\nUn avis manque :\n- Code portail ? (sans avis / fausse)',
            '2 answer(s) with two opinions; agreement 50%. Right for both: 1. Agreement too weak: first settle what “right” means.\n\nOpinions apart, for you to decide:\n- Qui signe ? (right / wrong)\n\nAn opinion is missing:\n- Code portail ? (no opinion / wrong)',
          ),
        },
      ],
    },
    asks: {
      keep: [
        { options: { queryReplacement: [41, 'right', 'right'] } },
        { options: { queryReplacement: [42, 'right', 'wrong'] } },
        { options: { queryReplacement: [43, '', 'wrong'] } },
      ],
    },
  },
  {
    name: both('Le second se tait, la base refuse', 'The second is silent, the database refuses'),
    given: {
      monday: [{}],
      draw: WEEK,
      first: said(WRONG, RIGHT, RIGHT),
      second: silent(3),
      keep: { fails: 'connect ECONNREFUSED' },
      tell: SENT,
    },
    expects: {
      blank: [{ count: 3 }],
      report: [
        {
          pairs: 0,
          text: both(
            'Aucune réponse n’a reçu deux avis cette semaine.\n\nUn avis manque :\n- Délai au quai ? (fausse / sans avis)\n- Qui signe ? (juste / sans avis)\n- Code portail ? (juste / sans avis)\n\nVerdicts non enregistrés : 3',
            'No answer has got two opinions this week.\n\nAn opinion is missing:\n- Délai au quai ? (wrong / no opinion)\n- Qui signe ? (right / no opinion)\n- Code portail ? (right / no opinion)\n\nVerdicts not kept: 3',
          ),
        },
      ],
    },
  },
  {
    name: both('Un relecteur muet, un courriel refusé', 'One reader silent, one email refused'),
    given: {
      monday: [{}],
      draw: [answer(41, 'Délai au quai ?')],
      first: silent(1),
      second: { fails: '550 No such user' },
      keep: [{ answer: 41 }],
      tell: SENT,
    },
    expects: { judged: [{ state: 'alone' }], report: [{ pairs: 0 }] },
    asks: {
      tell: [
        {
          subject: both(
            'Relecture de l’assistant, semaine 48 : un courriel n’est pas parti',
            'Review of the assistant, week 48: an email did not leave',
          ),
        },
      ],
    },
  },
  {
    name: both('Les deux d’accord : fausse', 'Both agree: wrong'),
    given: {
      monday: [{}],
      draw: [answer(41, 'Délai au quai ?')],
      first: said(WRONG),
      second: said(WRONG),
      keep: [{ answer: 41 }],
      tell: SENT,
    },
    expects: {
      sheet: [
        {
          count: 1,
          fields: [
            {
              html: '<p><strong>1. Délai au quai ?</strong></p><p>Quarante-huit heures &lt;b>ouvrées&lt;/b>.</p><p><em>Quai, p. 2</em></p>',
            },
            {},
          ],
        },
      ],
      judged: [{ state: 'wrong' }],
      report: [{ pairs: 1, share: 100, right: 0 }],
    },
  },
  {
    name: both('Une semaine sans réponse', 'A week without answers'),
    given: { monday: [{}], draw: [] },
    expects: { settings: [{ sample: 8, least: 70 }], first: 'not reached' },
  },
  {
    name: both('Le journal est fermé', 'The log is shut'),
    given: { monday: [{}], draw: { fails: 'connect ECONNREFUSED' }, warn: SENT },
    expects: { sheet: 'not reached', settings: [{ sample: 8 }] },
    asks: {
      warn: [{ subject: both('Relecture de la semaine impossible', 'No review this week') }],
    },
  },
]
