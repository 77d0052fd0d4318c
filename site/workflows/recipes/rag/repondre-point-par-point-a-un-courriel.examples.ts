import type { Example, Given, GivenItem } from '../recipe.ts'

const letter = (id: string, date: string, text: string): GivenItem['json'] => ({
  id,
  threadId: `t-${id}`,
  date,
  from: { value: [{ address: 'etudes@client.example', name: '' }] },
  subject: 'Re: Pompe P4',
  text,
})
const QUESTIONS = 'Bonjour, quelle pression maximale pour la P4 ? Et livrez-vous en Corse ? Merci.'
const TWO = letter(
  'm1',
  '2026-11-20T09:00:00.000Z',
  QUESTIONS + '\n\nLe 3 nov. 2026, Sami a écrit :\n> Bonjour',
)
const OLD = { ...letter('m0', '2026-11-19T09:00:00.000Z', 'Êtes-vous là ?'), threadId: 't-m1' }
const THANKS = 'Merci pour votre envoi.'
const MERCI = letter('m2', '2026-11-21T09:00:00.000Z', THANKS)
const BELOW = letter(
  'm3',
  '2026-11-22T09:00:00.000Z',
  'Le 20 nov. 2026, Sami a écrit :\n> Venez-vous lundi ?\nOui, lundi.\n> Autre chose ?\nEt le joint, quelle référence ?',
)
const fresh = (id: string, text: string) => ({
  id,
  thread: `t-${id}`,
  to: 'etudes@client.example',
  subject: 'Pompe P4',
  text,
})
const split = (...points: readonly (readonly [string, string])[]) =>
  JSON.stringify({ output: { points: points.map(([quote, question]) => ({ quote, question })) } })
const ASKED = split(
  ['quelle pression maximale pour la P4 ?', 'Pression maximale de la pompe P4 ?'],
  ['livrez-vous en Corse ?', 'Livraison en Corse ?'],
  ['quel est le prix ?', 'Prix de la P4 ?'],
)
const NONE = split()
const written = (...answers: readonly (readonly [number, string, readonly number[]])[]) =>
  JSON.stringify({
    output: { answers: answers.map(([point, text, passages]) => ({ point, text, passages })) },
  })
const embedded = (count: number): Given => [
  { data: Array.from({ length: count }, (_, index) => ({ index, embedding: [0.1, index] })) },
]
const hit = (title: string, content: string, score: number) => ({
  id: 1,
  score,
  payload: { content, metadata: { title } },
})
const PRESSURE = { points: [hit('Fiche P4', 'Pression maximale : 16 bar.', 0.88)] }
const NOTHING = { points: [hit('Accueil', 'Le parking ferme à 19 h.', 0.3)] }

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux points, l’un répondu ; un merci sans question',
      en: 'Two points, one answered; a thank-you without a question',
    },
    given: {
      often: [{}],
      labelled: [MERCI, TWO, OLD, BELOW],
      fresh: [fresh('m1', QUESTIONS), fresh('m2', THANKS)],
      reader: { says: [ASKED, NONE] },
      embed: embedded(2),
      search: [{ result: [PRESSURE, NOTHING], status: 'ok' }],
      writer: { says: [written([1, 'La P4 tient 16 bar.', [1]], [2, 'Oui, en 3 jours.', [1]])] },
      draft: [{ id: 'd1' }],
      mark: [{ id: 1 }],
      sources: [{ messageId: '1' }],
    },
    expects: {
      letters: [
        { id: 'm1', subject: 'Pompe P4', text: QUESTIONS },
        { id: 'm2' },
        { id: 'm3', text: 'Oui, lundi.\n\nEt le joint, quelle référence ?' },
      ],
      points: [
        {
          state: 'some',
          questions: ['Pression maximale de la pompe P4 ?', 'Livraison en Corse ?'],
        },
        { state: 'none', points: [] },
      ],
      passages: [{ state: 'some', points: [{ passages: [{ number: 1 }] }, { passages: [] }] }],
      compose: [
        { answered: 1, open: 1 },
        { answered: 0, open: 0 },
      ],
      late: { count: 0 },
    },
    asks: {
      draft: [
        {
          subject: 'Re: Pompe P4',
          message: {
            fr: 'Bonjour,\n\n1. « quelle pression maximale pour la P4 ? »\nLa P4 tient 16 bar.\n\n2. « livrez-vous en Corse ? »\n[À COMPLÉTER]\n\nBien à vous',
            en: 'Hello,\n\n1. “quelle pression maximale pour la P4 ?”\nLa P4 tient 16 bar.\n\n2. “livrez-vous en Corse ?”\n[TO BE FILLED IN]\n\nKind regards',
          },
          options: { threadId: 't-m1' },
        },
        {
          message: {
            fr: 'Bonjour,\n\n[Aucune question reconnue : à lire en entier.]\n\nBien à vous',
            en: 'Hello,\n\n[No question recognised: to be read in full.]\n\nKind regards',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien dans les documents', en: 'Nothing in the documents' },
    given: {
      often: [{}],
      labelled: [TWO],
      fresh: [fresh('m1', QUESTIONS)],
      reader: { says: [ASKED] },
      embed: embedded(2),
      search: [{ result: [NOTHING, NOTHING], status: 'ok' }],
      draft: { fails: '403 Insufficient Permission' },
      warn: [{ messageId: '2' }],
    },
    expects: {
      passages: [{ state: 'bare' }],
      compose: [{ open: 2, answered: 0 }],
      write: 'not reached',
      mark: 'not reached',
      late: [{ once: 'm1 2026-11-23', cause: '403 Insufficient Permission' }],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The store does not answer' },
    given: {
      often: [{}],
      labelled: [TWO],
      fresh: [fresh('m1', QUESTIONS)],
      reader: { says: [ASKED] },
      embed: embedded(2),
      search: { fails: 'connect ECONNREFUSED' },
      warn: [{ messageId: '3' }],
    },
    expects: { passages: [{ state: 'down' }], missed: [{ subject: 'Pompe P4' }] },
    asks: {
      warn: [
        {
          text: {
            fr: 'Pompe P4 : connect ECONNREFUSED\nNouvel essai au prochain passage.',
            en: 'Pompe P4: connect ECONNREFUSED\nThe next round tries again.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un modèle muet, des vecteurs refusés',
      en: 'A silent model, vectors refused',
    },
    given: {
      often: [{}],
      labelled: [TWO, MERCI],
      fresh: [fresh('m1', QUESTIONS), fresh('m2', QUESTIONS)],
      reader: { says: ['?', '?', ASKED] },
      embed: { fails: '429 Too Many Requests' },
      warn: { runs: [[{ messageId: '5' }, { messageId: '6' }]] },
    },
    expects: {
      points: [{ state: 'silent' }, { state: 'some' }],
      search: 'not reached',
      late: [
        {
          once: 'm1 2026-11-23',
          cause: {
            fr: 'modèle ou recherche sans réponse',
            en: 'model or search without an answer',
          },
        },
        { once: 'm2 2026-11-23', cause: '429 Too Many Requests' },
      ],
    },
  },
  {
    name: { fr: 'Le rédacteur ne répond pas', en: 'The writing model is silent' },
    given: {
      often: [{}],
      labelled: [TWO],
      fresh: [fresh('m1', QUESTIONS)],
      reader: { says: [ASKED] },
      embed: embedded(2),
      search: [{ result: [PRESSURE, NOTHING], status: 'ok' }],
      writer: { fails: 'Service unavailable' },
      warn: [{ messageId: '7' }],
    },
    expects: {
      passages: [{ state: 'some' }],
      compose: 'not reached',
      late: [
        {
          cause: {
            fr: 'modèle ou recherche sans réponse',
            en: 'model or search without an answer',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Gmail est fermé', en: 'Gmail is shut' },
    given: {
      often: [{}],
      labelled: { fails: 'invalid_grant' },
      warn: [{ messageId: '4' }],
    },
    expects: { letters: 'not reached', shut: { count: 1 } },
    asks: {
      warn: [
        {
          text: {
            fr: 'Gmail : invalid_grant\nNouvel essai au prochain passage.',
            en: 'Gmail: invalid_grant\nThe next round tries again.',
          },
        },
      ],
    },
  },
]
